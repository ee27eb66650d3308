"""What the world sees: routes, the WebSocket, the door, errors. It asks the house, and decides nothing."""
