import fc from 'fast-check';
import { onibusAdministrado } from '../../../../tests/bodies/administracaoFrotaBodies';
import { falhasDaPlanta, limitesPlanta } from '../../viagens/plantaOnibus';
import {
  comTamanho,
  conteudoEm,
  desenhoDe,
  falhasDoDesenho,
  mudarPoltrona,
  novoDesenho,
  pintar,
  renumerar,
  toPlanta,
  type Desenho,
  type Pincel,
} from './desenho';
import { nomeDoLugar, textoUso, textosDoDesenho } from './palavrasFrota';

const lugar = (fila: number, coluna: number, andar = 1) => ({ andar, fila, coluna });
const named = (desenho: Desenho): Desenho => ({ ...desenho, nome: 'Novo' });

describe('a drawing', () => {
  it('says of a coach what it was drawn from', () => {
    const { nome, poltronas, recursos } = onibusAdministrado;
    expect(toPlanta(desenhoDe(onibusAdministrado))).toEqual({ nome, poltronas, recursos });
    expect(falhasDoDesenho(desenhoDe(onibusAdministrado))).toEqual([]);
  });

  it('gives a new seat the lowest free number and a window at the side; painted again it changes its class', () => {
    let desenho = pintar(novoDesenho(), lugar(1, 0), 'poltrona', 'leito');
    desenho = pintar(desenho, lugar(1, 1), 'poltrona', 'leito');
    desenho = pintar(desenho, lugar(1, 0), 'vazio', 'leito');
    desenho = pintar(desenho, lugar(2, 3), 'poltrona', 'leito');
    desenho = pintar(desenho, lugar(1, 1), 'poltrona', 'executivo');
    expect(conteudoEm(desenho, lugar(1, 0))).toBeUndefined();
    expect(conteudoEm(desenho, lugar(1, 1))).toMatchObject({ numero: 2, classe: 'executivo', janela: false });
    expect(conteudoEm(desenho, lugar(2, 3))).toMatchObject({ numero: 1, classe: 'leito' });
    expect(pintar(desenho, lugar(2, 3), 'editar', 'leito')).toBe(desenho);
    expect(toPlanta(renumerar(desenho)).poltronas.map(({ fila, numero }) => [fila, numero])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('loses what stands beyond a smaller size', () => {
    const desenho = pintar({ ...novoDesenho(), andares: 2 }, lugar(3, 0, 2), 'poltrona', 'leito');
    expect(toPlanta(comTamanho(desenho, { filas: 12, andares: 1 })).poltronas).toEqual([]);
    expect(toPlanta(comTamanho(desenho, { filas: 3, andares: 2 })).poltronas).toEqual([]);
    expect(toPlanta(comTamanho(desenho, { filas: 4, andares: 2 })).poltronas).toHaveLength(1);
  });

  it('is not kept without a name, without seats, or with a number twice', () => {
    expect(falhasDoDesenho(novoDesenho())).toEqual([
      'Dê um nome de 3 letras ou mais: os passageiros o leem.',
      'O ônibus não tem poltronas.',
    ]);
    const two = named(
      pintar(pintar(novoDesenho(), lugar(1, 0), 'poltrona', 'leito'), lugar(1, 1), 'poltrona', 'leito'),
    );
    expect(falhasDoDesenho(mudarPoltrona(two, lugar(1, 1), { numero: 1 }))).toEqual(['poltrona: 1 se repete.']);
    expect(mudarPoltrona(two, lugar(5, 0), { numero: 1 })).toBe(two);
  });

  it('never has a seat twice, whatever is painted in whatever order', () => {
    const press = fc.record({
      lugar: fc.record({
        andar: fc.integer({ min: 1, max: 2 }),
        fila: fc.integer({ min: 0, max: 5 }),
        coluna: fc.integer({ min: 0, max: limitesPlanta.colunas - 1 }),
      }),
      pincel: fc.constantFrom<Pincel>('poltrona', 'poltrona', 'vazio', 'wc', 'editar'),
    });
    fc.assert(
      fc.property(fc.array(press, { maxLength: 60 }), (presses) => {
        const desenho = presses.reduce((now, one) => pintar(now, one.lugar, one.pincel, 'leito'), novoDesenho());
        const falhas = falhasDaPlanta(toPlanta(desenho)).filter(({ onde }) => onde !== 'planta');
        expect(falhas).toEqual([]);
        expect(toPlanta(renumerar(desenho)).poltronas.map(({ numero }, i) => numero - i)).toEqual(
          toPlanta(desenho).poltronas.map(() => 1),
        );
      }),
    );
  });
});

describe('the words of a coach', () => {
  it('name a place with what it holds', () => {
    const desenho = desenhoDe(onibusAdministrado);
    expect(nomeDoLugar(lugar(1, 4), conteudoEm(desenho, lugar(1, 4)))).toBe(
      'Fila 2, coluna 5: poltrona 4, executivo, acessível',
    );
    expect(nomeDoLugar(lugar(0, 0), conteudoEm(desenho, lugar(0, 0)))).toBe('Fila 1, coluna 1: motorista (Mot.)');
    expect(nomeDoLugar(lugar(1, 2), undefined)).toBe('Fila 2, coluna 3: vazio');
  });

  it('say how much goes with it', () => {
    expect(textoUso({ horarios: 0, partidas: 0 })).toBe('Nenhum horário o usa');
    expect(textoUso({ horarios: 1, partidas: 1200 })).toBe('1 horário, 1.200 partidas pela frente');
    const partidas = { novas: 0, mudadas: 1, retiradas: 0, mantidas: 0, primeiras: [] };
    expect(textosDoDesenho({ id: 1, horarios: 1, partidas })).toEqual([
      '1 horário passa a usar este desenho.',
      '1 partida muda, sem ninguém com lugar.',
    ]);
  });
});
