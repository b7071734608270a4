import { AVISO_DOCUMENTO_CRIANCA, COLO_ADULTO, COLO_IDADE } from '../../../src/domain/compra/passageiros/crianca';
import type { PassageiroPedido } from '../../../src/domain/wire/compra/pedidos';
import { refuseBeneficio, refuseCriancas, refuseTwice } from './companionRules';
import { refusePassageiros } from './pedidoRules';
import { umPassageiro } from '../testdata/umPassageiro';

const CNH = { tipo: 3 as const, numero: '02650306461' };
const RG = { tipo: 2 as const, numero: '98.765.432-1' };
const colo = { nome: 'Bia Souza', documento: RG, dataNascimento: '2023-01-01' };

describe('a gratuity that is asked for', () => {
  it.each<[string, PassageiroPedido['beneficio'], string | null]>([
    ['none', undefined, null],
    ['whole', { tipo: 'id_jovem', credencial: 'ABC123456' }, null],
    ['without its credential', { tipo: 'id_jovem' }, 'passageiros.0.beneficio.credencial'],
    ['without its declaration', { tipo: 'idoso' }, 'passageiros.0.beneficio.declaracaoRenda'],
  ])('%s', (_, beneficio, campo) => {
    const erros = refuseBeneficio(umPassageiro({ beneficio }), 'passageiros.0');
    expect(erros).toEqual(
      campo === null ? [] : [{ codigo: 'BENEFICIO_INCOMPLETO', campo, mensagem: expect.any(String) }],
    );
  });

  it('is refused where the passenger stands in the order', () => {
    const erros = refusePassageiros(
      [umPassageiro({ beneficio: { tipo: 'id_jovem' } })],
      [{ trecho: 0, poltrona: 1 }],
      ['2026-12-01'],
      '2026-11-21',
    );
    expect(erros).toEqual([
      {
        codigo: 'BENEFICIO_INCOMPLETO',
        campo: 'passageiros.0.beneficio.credencial',
        mensagem: 'Informe um código da ID Jovem válido',
      },
    ]);
  });
});

describe('a child', () => {
  const refuse = (change: Partial<PassageiroPedido>, dia = '2026-12-01') =>
    refuseCriancas(umPassageiro(change), 'passageiros.0', dia);

  it('on a lap is nothing to refuse, nor is an adult alone', () => {
    expect(refuse({})).toEqual([]);
    expect(refuse({ colo })).toEqual([]);
  });

  it.each<[string, Partial<PassageiroPedido>, string, string, string]>([
    [
      'has no driving licence, on a seat',
      { documento: CNH, dataNascimento: '2015-01-01' },
      ...(['DOCUMENTO_DE_CRIANCA', AVISO_DOCUMENTO_CRIANCA, 'passageiros.0.documento.tipo'] as const),
    ],
    [
      'nor on a lap',
      { colo: { ...colo, documento: CNH } },
      ...(['DOCUMENTO_DE_CRIANCA', AVISO_DOCUMENTO_CRIANCA, 'passageiros.0.colo.documento.tipo'] as const),
    ],
    [
      'of six needs a seat',
      { colo: { ...colo, dataNascimento: '2020-12-01' } },
      ...(['CRIANCA_NO_COLO', COLO_IDADE, 'passageiros.0.colo.dataNascimento'] as const),
    ],
    [
      'sits on no minor’s lap',
      { colo, dataNascimento: '2010-01-01' },
      ...(['CRIANCA_NO_COLO', COLO_ADULTO, 'passageiros.0.colo.dataNascimento'] as const),
    ],
    [
      'on a lap has a document that can be true',
      { colo: { ...colo, documento: { tipo: 1, numero: '111.111.111-11' } } },
      ...(['DOCUMENTO_INVALIDO', 'Informe um número de CPF válido', 'passageiros.0.colo.documento.numero'] as const),
    ],
  ])('%s', (_, change, codigo, mensagem, campo) => {
    expect(refuse(change)).toEqual([{ codigo, mensagem, campo }]);
  });

  it('is as old as on the day of its own trip', () => {
    const turns12 = umPassageiro({ trecho: 1, documento: CNH, dataNascimento: '2014-12-03', autorizacaoMenor: true });
    const refuseOn = (...dias: string[]) =>
      refusePassageiros([turns12], [{ trecho: 1, poltrona: 1 }], dias, '2026-11-21').map(({ campo }) => campo);
    expect(refuseOn('2026-12-01', '2026-12-05')).toEqual([]);
    expect(refuseOn('2026-12-05', '2026-12-01')).toEqual(['passageiros.0.documento.tipo']);
  });
});

describe('one document', () => {
  it('has one place in a coach, on a seat or a lap', () => {
    const other = umPassageiro({ poltrona: 2, documento: { tipo: 2, numero: '11.222.333-4' }, colo });
    const repeated = refuseTwice([umPassageiro({ colo }), other]);
    expect(repeated.map(({ codigo, campo }) => [codigo, campo])).toEqual([
      ['DOCUMENTO_REPETIDO', 'passageiros.1.colo.documento.numero'],
    ]);
    expect(refuseTwice([umPassageiro({ colo }), { ...other, trecho: 1 }])).toEqual([]);
  });
});
