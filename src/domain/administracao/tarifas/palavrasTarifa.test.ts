import { umaRegraCadastrada } from '../../../../tests/bodies/tarifasBodies';
import { novoRio, tiete } from '../../../../tests/support/viagemBuilders';
import type { RegraTarifaCadastrada } from '../../wire/administracao/tarifas';
import { chamadaDaTarifa, feitoDaTarifa } from './acaoTarifa';
import { falhasDoFormulario, novaRegraDe, toDadosRegra, toNovaRegra, type DadosRegra } from './formularioRegra';
import { descreveQuando, descreveTrecho, descreveValor, filtrarRegras } from './palavrasTarifa';

const nova = (fields: Partial<DadosRegra> = {}): DadosRegra => ({
  ...novaRegraDe('2026-11-24'),
  nome: 'Verão',
  valor: '10',
  ...fields,
});

describe('the effect of a rule in words', () => {
  it.each<[Partial<RegraTarifaCadastrada>, string]>([
    [{ etapa: 'semana', medida: 'percentual', valor: -1_250 }, '-12,5%'],
    [{ etapa: 'semana', medida: 'centavos', valor: -500 }, '−R$ 5,00'],
    [{ etapa: 'semana', medida: 'centavos', valor: 500 }, '+R$ 5,00'],
    [{ etapa: 'promocao', medida: 'tarifa', valor: 4_990 }, 'R$ 49,90'],
    [{ etapa: 'piso', medida: 'percentual', valor: 5_000 }, '50% da tarifa base'],
    [{ etapa: 'teto', medida: 'centavos', valor: 20_000 }, 'R$ 200,00'],
  ])('%j is %s', (fields, words) => {
    expect(descreveValor(umaRegraCadastrada(fields)).replaceAll('\u00a0', ' ')).toBe(words);
  });
});

describe('the place of a rule in words', () => {
  const everywhere = { linha: null, origem: null, destino: null, classe: null };

  it.each<[Partial<RegraTarifaCadastrada>, string]>([
    [{}, 'Todas as linhas e classes'],
    [{ origem: tiete }, 'São Paulo, SP → qualquer destino'],
    [{ destino: novoRio }, 'qualquer origem → Rio de Janeiro, RJ'],
    [{ linha: '08-0123-00' }, 'linha 08-0123-00'],
    [{ linha: '08-0123-00', classe: 'leito' }, 'linha 08-0123-00 · Leito'],
  ])('%j is %s', (fields, words) => {
    expect(descreveTrecho(umaRegraCadastrada({ ...everywhere, ...fields }))).toBe(words);
  });
});

describe('the days of a rule in words', () => {
  it.each<[Partial<RegraTarifaCadastrada>, RegExp]>([
    [{ vigenteAte: '2026-12-18' }, /até 18\/12\/2026/],
    [{ antecedenciaMin: 7, antecedenciaMax: null }, /7 ou mais dias antes/],
    [{ ocupacaoMin: null, ocupacaoMax: 40 }, /até 40 % de ocupação/],
    [{ cota: 1 }, /1 poltrona por viagem/],
    [
      {
        periodos: [
          { de: '2026-12-24', ate: '2026-12-26' },
          { de: '2027-01-01', ate: '2027-01-01' },
        ],
      },
      /2 períodos/,
    ],
    [{ dias: 2 }, /segunda/],
  ])('%j say so', (fields, words) => expect(descreveQuando(umaRegraCadastrada(fields))).toMatch(words));

  it('say nothing of weekdays where all of them count', () => {
    expect(descreveQuando(umaRegraCadastrada({ dias: 127 }))).not.toMatch(/segunda|domingo/);
  });
});

it('a list without a text shows every rule, and one of a step only its own', () => {
  const regras = [umaRegraCadastrada({ etapa: 'teto' }), umaRegraCadastrada({ etapa: 'semana' })];
  expect(filtrarRegras(regras, { termo: ' ', etapa: '' })).toHaveLength(2);
  expect(filtrarRegras(regras, { termo: '', etapa: 'teto' })).toEqual([regras[0]]);
  expect(filtrarRegras(regras, { termo: 'nada assim', etapa: '' })).toEqual([]);
});

describe('the form of a rule', () => {
  it('begins with every weekday and today', () => {
    expect(toNovaRegra(nova())).toMatchObject({ dias: 127, vigenteDe: '2026-11-24', vigenteAte: null, valor: 1_000 });
  });

  it('counts weekdays by their own bits', () => {
    const off = { dia0: false, dia1: false, dia2: false, dia3: false, dia4: false, dia5: false, dia6: false };
    const dias = (['dia0', 'dia1', 'dia5', 'dia6'] as const).map(
      (dia) => toNovaRegra(nova({ ...off, [dia]: true })).dias,
    );
    expect(dias).toEqual([1, 2, 32, 64]);
    expect(toDadosRegra(umaRegraCadastrada({ dias: 33 }))).toMatchObject({ dia0: true, dia1: false, dia5: true });
  });

  it('takes an empty bound for none, and blanks round a text away', () => {
    const regra = toNovaRegra(
      nova({ nome: ' Verão  forte ', linha: ' ', observacao: ' Ato 1 ', antecedenciaMin: ' ' }),
    );
    expect(regra).toMatchObject({ nome: 'Verão forte', linha: null, observacao: 'Ato 1', antecedenciaMin: null });
  });

  it.each<[Partial<DadosRegra>, Partial<Record<keyof DadosRegra, string>>]>([
    [{ destino: { texto: 'Rio', lugar: null } }, { destino: 'Escolha um lugar da lista' }],
    [{ vigenteAte: '31/02/2027' }, { vigenteAte: 'Informe a data, como 24/12/2026' }],
    [{ antecedenciaMin: '7,5' }, { antecedenciaMin: 'De 0 a 365 dias' }],
    [{ antecedenciaMin: '366' }, { antecedenciaMin: 'De 0 a 365 dias' }],
    [{ ocupacaoMax: '101' }, { ocupacaoMax: 'De 0 a 100' }],
    [{ etapa: 'promocao', valor: '-10', cota: '0' }, { cota: 'De 1 a 99 poltronas' }],
    [{ etapa: 'promocao', valor: '-10', cota: '99' }, {}],
    [{ etapa: 'temporada', medida: 'tarifa', valor: '49,90' }, { medida: 'Só uma promoção define a tarifa inteira.' }],
    [{ antecedenciaMin: '9', antecedenciaMax: '8' }, { antecedenciaMax: 'O máximo de dias é menor que o mínimo.' }],
    [{ valor: '0' }, { valor: 'O valor precisa ser diferente de zero.' }],
    [{ valor: '301' }, { valor: 'A porcentagem vai de -99% a 300%.' }],
    [{ valor: '-99' }, {}],
    [{ etapa: 'piso', valor: '0' }, { valor: 'O limite precisa ser maior que zero.' }],
  ])('with %j says %j', (fields, falhas) => expect(falhasDoFormulario(nova(fields))).toEqual(falhas));

  it('of a rule from a place to itself says so at the destination', () => {
    const here = { texto: 'São Paulo', lugar: tiete };
    expect(falhasDoFormulario(nova({ origem: here, destino: here }))).toEqual({
      destino: 'Origem e destino precisam ser diferentes.',
    });
  });
});

it('a deed on rules asks the server for what it says', () => {
  const regra = toNovaRegra(nova());
  expect(chamadaDaTarifa({ tipo: 'criar', regra })).toEqual({
    method: 'POST',
    path: '/Administracao/Tarifas',
    body: regra,
  });
  expect(chamadaDaTarifa({ tipo: 'encerrar', id: 'r1' })).toEqual({
    method: 'POST',
    path: '/Administracao/Tarifas/r1/Encerramento',
  });
  expect(feitoDaTarifa.encerrar).toMatch(/mantém o preço/);
});
