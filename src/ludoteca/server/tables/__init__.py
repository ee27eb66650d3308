"""Tables in memory and what happens at them: seats, running matches, clocks, drivers, talk, hints."""
