"""What outlives the process: the schema, the log in SQL, news between nodes, copies."""
