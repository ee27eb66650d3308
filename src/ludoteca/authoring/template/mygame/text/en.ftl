title = My Game
pitch = Three heaps. Take as many as you like from one, and make sure the last one is yours.

field-heaps = Heap
field-wins = takes the last one

ask-take = Take from one heap, as many as you like.
action-take = Take { $count } from heap { $heap }
refusal-too-many = There are not that many in heap { $heap }.

event-took = { $seat_is ->
    [you] You took { $count } from heap { $heap }.
   *[other] { $seat } took { $count } from heap { $heap }.
}

result-last = { $winners_is ->
    [you] You took the last one and won.
   *[other] { $winners } took the last one and won.
}

lesson-first = Whoever takes the last one wins. Begin gently: take 1 from heap 3.
lesson-balance = Heaps 1 and 2 are equal, and only heap 3 is too much. Take all of it: 6.
lesson-mirror = Make both heaps equal: take 2 from heap 2.
lesson-last = Now the last one is yours.
lesson-end = You won. Leave equal heaps, and the last one is always yours.
