title = My Game
pitch = Tres montones. Sacá las que quieras de uno y quedate con la última.

field-heaps = Montón
field-wins = saca la última

ask-take = Sacá de un solo montón, las que quieras.
action-take = Sacar { $count } del montón { $heap }
refusal-too-many = No hay tantas en el montón { $heap }.

event-took = { $seat_is ->
    [you] Sacaste { $count } del montón { $heap }.
   *[other] { $seat } sacó { $count } del montón { $heap }.
}

result-last = { $winners_is ->
    [you] Sacaste la última y ganaste.
   *[other] { $winners } sacó la última y ganó.
}

lesson-first = Gana quien saca la última. Empezá tranquilo: sacá 1 del montón 3.
lesson-balance = Los montones 1 y 2 están iguales, solo sobra el 3. Sacalo entero: 6.
lesson-mirror = Dejá los dos montones iguales: sacá 2 del montón 2.
lesson-last = Ahora la última es tuya.
lesson-end = Ganaste. Dejá montones iguales, y la última siempre es tuya.
