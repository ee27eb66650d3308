/** What surrounds a page: at a match there is no header, the board has the whole window. */
class Frame {
  bare = $state(false);
}

export const frame = new Frame();
