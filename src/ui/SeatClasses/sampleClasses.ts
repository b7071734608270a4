import type { SeatClassEntry } from './SeatClasses';

/** Every class that has a drawing, plainest first. */
export const sampleClasses: readonly SeatClassEntry[] = [
  {
    classe: 'convencional',
    name: 'Convencional',
    drawing: 'Desenho: encosto quase reto, pés no chão',
    seats: '46 poltronas',
    row: { sides: [2, 2], text: '2 + 2 por fila' },
  },
  {
    classe: 'executivo',
    name: 'Executivo',
    drawing: 'Desenho: encosto reclinado, apoio para os pés',
    seats: '44 poltronas, piso superior',
    row: { sides: [2, 2], text: '2 + 2 por fila' },
  },
  {
    classe: 'semi-leito',
    name: 'Semileito',
    drawing: 'Desenho: encosto bem reclinado, apoio para as pernas',
    seats: '42 poltronas, piso superior',
    row: { sides: [2, 2], text: '2 + 2 por fila' },
  },
  {
    classe: 'leito',
    name: 'Leito',
    drawing: 'Desenho: encosto quase deitado, pernas erguidas e travesseiro',
    seats: '12 poltronas, piso inferior',
    row: { sides: [2, 1], text: '2 + 1 por fila' },
  },
  {
    classe: 'leito-cama',
    name: 'Leito-cama',
    drawing: 'Desenho: cama plana, com travesseiro e cortina',
    seats: '9 poltronas, piso inferior',
    row: { sides: [2, 1], text: '2 + 1 por fila' },
  },
];
