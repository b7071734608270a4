import { describeDeck, firstDeck, rankOf } from './seatClass';
import { twoDecks } from './sampleCoach';

const classes = [
  { id: 'executivo', classe: 'Executivo', preco: 'R$ 128,90' },
  { id: 'leito', classe: 'Leito', preco: 'R$ 204,90' },
];
const { poltronas } = twoDecks;

describe('the deck that opens', () => {
  it('has the cheapest free seat, whose price was shown before', () => {
    expect(firstDeck(poltronas, [], classes)).toBe(2);
    expect(firstDeck(poltronas, [], classes.toReversed())).toBe(1);
  });

  it('has the next class where the cheapest is sold out', () => {
    const sold = poltronas.map((seat) =>
      seat.classe === 'executivo' ? { ...seat, situacao: 'ocupada' as const } : seat,
    );
    expect(firstDeck(sold, [], classes)).toBe(1);
  });

  it('has the own seat', () => {
    expect(firstDeck(poltronas, [41], classes)).toBe(1);
  });

  it('is the lower one without prices, and of a coach without a free seat', () => {
    expect(firstDeck(poltronas, [], [])).toBe(1);
    const full = poltronas.map((seat) => ({ ...seat, situacao: 'ocupada' as const }));
    expect(firstDeck(full, [], classes)).toBe(1);
  });
});

describe('a deck', () => {
  it('is told by its class, price and free seats', () => {
    expect(describeDeck(poltronas, 1, classes)).toEqual({
      name: 'Piso inferior',
      classes: 'Leito',
      price: 'R$ 204,90',
      free: '9 livres',
    });
  });

  it('with two classes has the lower price', () => {
    const one = poltronas.map((seat) => ({ ...seat, andar: 1 }));
    expect(describeDeck(one, 1, classes)).toMatchObject({ classes: 'Executivo, Leito', price: 'desde R$ 128,90' });
  });

  it('with one free seat says so, and no price that nobody knows', () => {
    const [seat] = poltronas.filter(({ situacao }) => situacao === 'livre');
    expect(describeDeck(seat ? [seat] : [], 1, [])).toMatchObject({ classes: '', price: undefined, free: '1 livre' });
  });
});

it('a class has its rank by price where the coach has several', () => {
  expect(classes.map(({ id }) => rankOf(id, classes))).toEqual([0, 1]);
  expect(rankOf('executivo', classes.slice(0, 1))).toBeUndefined();
  expect(rankOf('outra', classes)).toBeUndefined();
  const many = ['a', 'b', 'c', 'd'].map((id) => ({ id, classe: id, preco: '' }));
  expect(many.map(({ id }) => rankOf(id, many))).toEqual([0, 1, 2, 2]);
});
