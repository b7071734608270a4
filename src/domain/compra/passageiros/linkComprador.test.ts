import { umaConta } from '../../../../tests/support/builders';
import { linkComprador } from './linkComprador';
import { compradorDaConta, passageiroVazio, type DadosPassageiro, type DadosPassageiros } from './passageiro';

const conta = umaConta();
const dados = (...passageiros: Partial<DadosPassageiro>[]): DadosPassageiros => ({
  passageiros: passageiros.map((fields) => ({ ...passageiroVazio(), ...fields })),
  comprador: compradorDaConta(conta),
});
const link = (from: DadosPassageiros, antes: number | null, indice: number | null) =>
  linkComprador(from, { antes, indice, conta }).passageiros;

describe('the buyer as a passenger', () => {
  it('brings name, mobile and birthday, and leaves the document', () => {
    expect(link(dados({ numeroDocumento: '12.345.678-9' }), null, 0)).toEqual([
      {
        ...passageiroVazio(),
        nome: 'Ana Souza',
        celular: '(11) 98765-4321',
        dataNascimento: '10/05/1990',
        numeroDocumento: '12.345.678-9',
      },
    ]);
  });

  it('leaves the seat where they were to somebody else when they take another', () => {
    const first = { ...dados({}, { nome: 'Bia Lima' }), passageiros: link(dados({}, { nome: 'Bia Lima' }), null, 0) };
    expect(link(first, 0, 1).map(({ nome, celular }) => [nome, celular])).toEqual([
      ['', ''],
      ['Ana Souza', '(11) 98765-4321'],
    ]);
  });

  it('goes where the box is unticked, and what was typed over the copy stays', () => {
    const linked = { ...dados({}), passageiros: link(dados({}), null, 0) };
    expect(link(linked, 0, null)).toEqual([passageiroVazio()]);
    const [ana] = linked.passageiros;
    const typed = { ...linked, passageiros: [{ ...passageiroVazio(), ...ana, nome: 'Ana Souza Lima' }] };
    expect(link(typed, 0, null)).toEqual([{ ...passageiroVazio(), nome: 'Ana Souza Lima' }]);
  });

  it('brings no birthday of the account where somebody else buys', () => {
    const other = dados({ dataNascimento: '01/02/2003' });
    const linked = link(
      { ...other, comprador: { ...other.comprador, nome: 'Rui Prado', cpf: '111.444.777-35' } },
      null,
      0,
    );
    expect(linked).toMatchObject([{ nome: 'Rui Prado', dataNascimento: '01/02/2003' }]);
  });

  it('knows nothing that a buyer without an account did not type', () => {
    const typed = dados({ nome: 'Caio Braga' });
    const empty = { ...typed, comprador: compradorDaConta(null) };
    expect(linkComprador(empty, { antes: null, indice: 0, conta: null }).passageiros).toEqual(typed.passageiros);
  });
});
