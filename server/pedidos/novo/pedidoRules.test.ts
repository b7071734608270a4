import type { PassageiroPedido } from '../../../src/domain/wire/compra/pedidos';
import { refusePassageiros } from './pedidoRules';
import { umPassageiro } from '../testdata/umPassageiro';

const refuse = (passageiros: PassageiroPedido[], poltronas = [{ trecho: 0, poltrona: 1 }], dias = ['2026-12-01']) =>
  refusePassageiros(passageiros, poltronas, dias, '2026-11-21').map(({ codigo, campo }) => [codigo, campo]);
const words = (passageiros: PassageiroPedido[], poltronas = [{ trecho: 0, poltrona: 1 }]) =>
  refusePassageiros(passageiros, poltronas, ['2026-12-01'], '2026-11-21').map(({ mensagem }) => mensagem);

describe('passengers of an order', () => {
  it('pass when each held seat has one', () => {
    expect(refuse([umPassageiro()])).toEqual([]);
  });

  it('must sit where the hold is, once, and leave no seat empty', () => {
    expect(refuse([umPassageiro({ poltrona: 9 })])).toEqual([
      ['POLTRONA_FORA_DA_RESERVA', 'passageiros.0.poltrona'],
      ['PASSAGEIRO_FALTANDO', 'passageiros'],
    ]);
    const other = umPassageiro({ documento: { tipo: 2, numero: '98.765.432-1' } });
    expect(refuse([umPassageiro(), other])).toEqual([['POLTRONA_REPETIDA', 'passageiros.1.poltrona']]);
    expect(words([umPassageiro(), other])).toEqual(['A poltrona 1 tem mais de um passageiro.']);
    expect(words([umPassageiro({ poltrona: 9 })])).toEqual([
      'A poltrona 9 não faz parte da reserva.',
      'Informe o passageiro da poltrona 1.',
    ]);
  });

  it('need a document that can be true', () => {
    expect(refuse([umPassageiro({ documento: { tipo: 3, numero: '02650306462' } })])).toEqual([
      ['DOCUMENTO_INVALIDO', 'passageiros.0.documento.numero'],
    ]);
  });

  it('need a birth date that can be true', () => {
    expect(refuse([umPassageiro({ dataNascimento: '1890-01-01' })])).toEqual([
      ['DATA_INVALIDA', 'passageiros.0.dataNascimento'],
    ]);
    expect(refuse([umPassageiro({ dataNascimento: '2027-01-01', autorizacaoMenor: true })])).toEqual([
      ['DATA_INVALIDA', 'passageiros.0.dataNascimento'],
    ]);
    expect(words([umPassageiro({ dataNascimento: '1890-01-01' })])).toEqual(['Informe uma data de nascimento válida']);
    expect(refuse([umPassageiro({ dataNascimento: '1906-11-21' })])).toEqual([]);
    expect(refuse([umPassageiro({ dataNascimento: '2026-11-21', autorizacaoMenor: true })])).toEqual([]);
  });

  it('do not sit twice in one coach, but do travel there and back', () => {
    const poltronas = [
      { trecho: 0, poltrona: 1 },
      { trecho: 0, poltrona: 2 },
    ];
    expect(refuse([umPassageiro(), umPassageiro({ poltrona: 2 })], poltronas)).toEqual([
      ['DOCUMENTO_REPETIDO', 'passageiros.1.documento.numero'],
    ]);
    expect(words([umPassageiro(), umPassageiro({ poltrona: 2 })], poltronas)).toEqual([
      'Este documento já está em outra poltrona da mesma viagem.',
    ]);
    const roundTrip = [
      { trecho: 0, poltrona: 1 },
      { trecho: 1, poltrona: 1 },
    ];
    expect(
      refuse([umPassageiro({ trecho: 0 }), umPassageiro({ trecho: 1 })], roundTrip, ['2026-12-01', '2026-12-05']),
    ).toEqual([]);
  });

  it('under 16 need an adult in the same coach or an authorisation', () => {
    const child = { dataNascimento: '2015-01-01', documento: { tipo: 2 as const, numero: '98.765.432-1' } };
    const poltronas = [
      { trecho: 0, poltrona: 1 },
      { trecho: 1, poltrona: 1 },
    ];
    const dias = ['2026-12-01', '2026-12-05'];
    expect(refuse([umPassageiro({ trecho: 0 }), umPassageiro({ trecho: 1, ...child })], poltronas, dias)).toEqual([
      ['MENOR_SEM_AUTORIZACAO', 'passageiros.1.autorizacaoMenor'],
    ]);
    expect(refuse([umPassageiro({ ...child, autorizacaoMenor: true })])).toEqual([]);
    const turns16 = { ...child, dataNascimento: '2010-12-03' };
    expect(refuse([umPassageiro({ trecho: 0, ...turns16 }), umPassageiro({ trecho: 1 })], poltronas, dias)).toEqual([
      ['MENOR_SEM_AUTORIZACAO', 'passageiros.0.autorizacaoMenor'],
    ]);
  });
});
