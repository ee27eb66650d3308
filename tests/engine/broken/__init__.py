"""One honest little game, and the same game broken in one way each: the kit must name every one."""
