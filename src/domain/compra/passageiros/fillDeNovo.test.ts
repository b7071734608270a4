import { umaConta } from '../../../../tests/support/builders';
import type { PassageiroDoPedido } from '../../wire/compra/passageirosDoPedido';
import { fillDeNovo, indiceDaConta } from './fillDeNovo';
import { passageiroVazio, type DadosPassageiro } from './passageiro';

const HOJE = '2026-11-28';
const pessoa = (nome: string, numero: string, fields: Partial<PassageiroDoPedido> = {}): PassageiroDoPedido => ({
  nome,
  documento: { tipo: 3, numero },
  dataNascimento: '1990-05-10',
  ...fields,
});
const ana = pessoa('Ana Souza', '02650306461', { celular: '+5511987654321' });
const bia = pessoa('Bia Lima', '11122233344');
const seat = (fields: Partial<DadosPassageiro> = {}): DadosPassageiro => ({ ...passageiroVazio(), ...fields });
const nomes = (seats: readonly DadosPassageiro[]) => seats.map(({ nome }) => nome);

describe('the people of an earlier order', () => {
  it('take the empty seats in their order, each with all that the form asks for', () => {
    const [first, second] = fillDeNovo([seat(), seat()], [ana, bia], HOJE);
    expect(first).toEqual(
      seat({
        nome: 'Ana Souza',
        tipoDocumento: '3',
        numeroDocumento: '02650306461',
        dataNascimento: '10/05/1990',
        celular: '(11) 98765-4321',
      }),
    );
    expect(second).toMatchObject({ nome: 'Bia Lima', celular: '' });
  });

  it.each([
    ['fewer seats than people', 1, ['Ana Souza']],
    ['more seats than people', 3, ['Ana Souza', 'Bia Lima', '']],
  ])('fill %s', (_, quantas, expected) => {
    const seats = Array.from({ length: quantas }, () => seat());
    expect(nomes(fillDeNovo(seats, [ana, bia], HOJE))).toEqual(expected);
  });

  it('leave a seat with anything typed to whoever types there', () => {
    const typed = [
      seat({ nome: 'Caio' }),
      seat({ dataNascimento: '1' }),
      seat({ numeroDocumento: '9' }),
      seat({ celular: '1' }),
    ];
    const filled = fillDeNovo([...typed, seat()], [ana, bia], HOJE);
    expect(filled.slice(0, 4)).toEqual(typed);
    expect(filled[4]?.nome).toBe('Ana Souza');
  });

  it('complete the seat that has their name or their document, and no other one', () => {
    const typed = [
      seat({ numeroDocumento: '111.222.333-44', tipoDocumento: '1' }),
      seat({ nome: 'ana souza', celular: '(21) 9' }),
    ];
    expect(fillDeNovo(typed, [ana, bia], HOJE)).toEqual([
      seat({ nome: 'Bia Lima', tipoDocumento: '1', numeroDocumento: '111.222.333-44', dataNascimento: '10/05/1990' }),
      seat({
        nome: 'ana souza',
        tipoDocumento: '3',
        numeroDocumento: '02650306461',
        dataNascimento: '10/05/1990',
        celular: '(21) 9',
      }),
    ]);
  });

  it('are no others than those of a name whose document is another one: the seat is somebody else’s', () => {
    const typed = [seat({ nome: 'Ana Souza', numeroDocumento: '999' }), seat()];
    expect(fillDeNovo(typed, [ana], HOJE)).toEqual([
      typed[0],
      expect.objectContaining({ numeroDocumento: '02650306461' }),
    ]);
  });

  it('bring the child on their lap, until it is six years old', () => {
    const nina = { nome: 'Nina Lima', documento: { tipo: 1, numero: '52998224725' } as const };
    const withChild = (dataNascimento: string) => [{ ...ana, colo: { ...nina, dataNascimento } }];
    expect(fillDeNovo([seat()], withChild('2020-11-29'), HOJE)[0]).toMatchObject({
      levaColo: true,
      colo: { nome: 'Nina Lima', tipoDocumento: '1', numeroDocumento: '529.982.247-25', dataNascimento: '29/11/2020' },
    });
    expect(fillDeNovo([seat()], withChild('2020-11-28'), HOJE)[0]).toMatchObject({
      levaColo: false,
      colo: { nome: '' },
    });
  });

  it('bring the extras that they had, unless others are chosen already', () => {
    const ciclista = { ...ana, adicionais: [{ tipo: 'bicicleta' as const, quantidade: 1 }] };
    const typed = seat({ nome: 'Ana Souza', adicionais: { bagagem: 2 } });
    expect(fillDeNovo([seat()], [ciclista], HOJE)[0]?.adicionais).toEqual({ bicicleta: 1 });
    expect(fillDeNovo([typed], [ciclista], HOJE)[0]?.adicionais).toEqual({ bagagem: 2 });
  });

  it('bring the extras of each of their trips, unless any are chosen already', () => {
    const bicicleta = [{ tipo: 'bicicleta' as const, quantidade: 1 }];
    const ciclista = { ...ana, adicionais: bicicleta, adicionaisPorTrecho: [bicicleta, []] };
    const [filled] = fillDeNovo([seat()], [ciclista], HOJE);
    expect(filled).toMatchObject({ adicionais: { bicicleta: 1 }, adicionaisPorTrecho: [{ bicicleta: 1 }, {}] });
    const typed = seat({ nome: 'Ana Souza', adicionaisPorTrecho: [{}, { bagagem: 1 }] });
    expect(fillDeNovo([typed], [ciclista], HOJE)[0]).toMatchObject({
      adicionais: {},
      adicionaisPorTrecho: [{}, { bagagem: 1 }],
    });
  });

  it('have the buyer among them by name and birth date', () => {
    const filled = fillDeNovo([seat(), seat()], [bia, ana], HOJE);
    expect(indiceDaConta(filled, umaConta())).toBe(1);
    expect(indiceDaConta(filled, umaConta({ dataNascimento: '1960-05-10' }))).toBeNull();
  });
});
