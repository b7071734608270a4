import { recusasDosAdicionais } from './adicionais/recusasDosAdicionais';
import { chaveDoPreco, recusasDoPassageiro, toCotados } from './cotacao';
import { passageiroVazio, type DadosPassageiro } from './passageiros/passageiro';

const passageiro = (fields: Partial<DadosPassageiro> = {}): DadosPassageiro => ({ ...passageiroVazio(), ...fields });
const recusa = (campo: string | undefined, mensagem: string) => ({ codigo: 'X', mensagem, ...(campo && { campo }) });

describe('the inputs of the price', () => {
  it('are a line a seat, with neither name nor document', () => {
    const ana = passageiro({ nome: 'Ana Souza', numeroDocumento: '123456789', dataNascimento: '10/05/1950' });
    expect(toCotados([ana], [[5]])).toEqual([{ trecho: 0, poltrona: 5, dataNascimento: '1950-05-10' }]);
  });

  it('name each passenger once a leg of a round trip', () => {
    const ana = passageiro({ beneficio: 'idoso', dataNascimento: '10/05/1950' });
    expect(
      toCotados(
        [ana, passageiro()],
        [
          [5, 6],
          [9, 10],
        ],
      ),
    ).toEqual([
      { trecho: 0, poltrona: 5, dataNascimento: '1950-05-10', beneficio: 'idoso' },
      { trecho: 0, poltrona: 6 },
      { trecho: 1, poltrona: 9, dataNascimento: '1950-05-10', beneficio: 'idoso' },
      { trecho: 1, poltrona: 10 },
    ]);
  });

  it('leave out a day that is being typed, a gratuity that is none, and who is not there yet', () => {
    const typing = passageiro({ beneficio: 'estudante', dataNascimento: '10/05/19' });
    expect(toCotados([typing], [[5, 6]])).toEqual([
      { trecho: 0, poltrona: 5 },
      { trecho: 0, poltrona: 6 },
    ]);
  });
});

describe('the price is asked for anew', () => {
  const before = [passageiro({ dataNascimento: '10/05/1950' }), passageiro()];
  const changed = (fields: Partial<DadosPassageiro>) =>
    chaveDoPreco([{ ...before[0], ...fields } as DadosPassageiro, passageiro()]);

  it.each<[string, Partial<DadosPassageiro>, boolean]>([
    ['a name', { nome: 'Ana' }, false],
    ['an age without a gratuity', { dataNascimento: '10/05/1990' }, false],
    ['a gratuity', { beneficio: 'idoso' }, true],
    ['an extra', { adicionais: { bicicleta: 1 } }, true],
    ['no extra', { adicionais: { bicicleta: 0 } }, false],
    ['an extra on one coach', { adicionaisPorTrecho: [{ bicicleta: 1 }, {}] }, true],
  ])('after %s was typed %j: %s', (_, fields, anew) => {
    expect(changed(fields) !== chaveDoPreco(before)).toBe(anew);
  });

  it('after the age of somebody with a gratuity was typed, once the day is complete', () => {
    const idoso = (dataNascimento: string) => changed({ beneficio: 'idoso', dataNascimento });
    expect(idoso('10/05/1950')).not.toBe(idoso('10/05/1951'));
    expect(idoso('10/05/19')).toBe(idoso('10/05/195'));
  });

  it('after another passenger took the gratuity over', () => {
    const [first, second] = [passageiro({ beneficio: 'idoso' }), passageiro()];
    expect(chaveDoPreco([first, second])).not.toBe(chaveDoPreco([second, first]));
  });
});

describe('the refusals of a gratuity', () => {
  const recusas = [
    recusa('passageiros.0.beneficio', 'Sem vaga.'),
    recusa('passageiros.2.beneficio', 'Sem vaga.'),
    recusa('passageiros.3.beneficio', 'Idade.'),
    recusa('cupom', 'Cupom.'),
    recusa(undefined, 'Geral.'),
    recusa('passageiros.0.nome', 'Nome.'),
  ];

  it.each([
    [0, ['Sem vaga.']],
    [1, ['Idade.']],
  ])('of passenger %s are said once, though both legs have them', (indice, said) => {
    expect(recusasDoPassageiro({ recusas }, indice, 2)).toEqual(said);
  });

  it('stay with their passenger on a single trip', () => {
    expect([0, 1, 2, 3].map((indice) => recusasDoPassageiro({ recusas }, indice, 4))).toEqual([
      ['Sem vaga.'],
      [],
      ['Sem vaga.'],
      ['Idade.'],
    ]);
  });
});

it('of extras are said once with the coaches that they are of, and are none of a gratuity', () => {
  const recusas = [
    recusa('passageiros.0.adicionais', 'Sem lugar.'),
    recusa('passageiros.1.adicionais', 'Sem lugar.'),
    recusa('passageiros.2.adicionais', 'Sem lugar.'),
    recusa('passageiros.3.adicionais', 'Acima.'),
    recusa('passageiros.0.beneficio', 'Idade.'),
    recusa(undefined, 'Geral.'),
  ];
  expect(recusasDosAdicionais({ recusas }, 2)).toEqual([
    { mensagem: 'Sem lugar.', trechos: [0, 1] },
    { mensagem: 'Acima.', trechos: [1] },
  ]);
});

it('extras are priced on each coach of the purchase', () => {
  const ana = passageiro({ adicionais: { bicicleta: 1 } });
  const adicionais = [{ tipo: 'bicicleta', quantidade: 1 }];
  expect(toCotados([ana], [[5], [9]])).toEqual([
    { trecho: 0, poltrona: 5, adicionais },
    { trecho: 1, poltrona: 9, adicionais },
  ]);
});

it('extras that were chosen for each coach are priced where they travel, as long as the purchase has so many coaches', () => {
  const ana = passageiro({ adicionais: { bagagem: 2 }, adicionaisPorTrecho: [{ bicicleta: 1 }, {}] });
  expect(toCotados([ana], [[5], [9]])).toEqual([
    { trecho: 0, poltrona: 5, adicionais: [{ tipo: 'bicicleta', quantidade: 1 }] },
    { trecho: 1, poltrona: 9 },
  ]);
  expect(toCotados([ana], [[5]])).toEqual([
    { trecho: 0, poltrona: 5, adicionais: [{ tipo: 'bagagem', quantidade: 2 }] },
  ]);
});
