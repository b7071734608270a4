import { refusedBy } from '../../../tests/support/refusedBy';
import { operacaoVazia, toNovoStatus, type DadosOperacao } from './operacaoViagem';
import { operacaoSchema } from './operacaoViagemSchema';

const dados = (fields: Partial<DadosOperacao>): DadosOperacao => ({ ...operacaoVazia, ...fields });

describe('the dispatcher’s form', () => {
  it.each<[Partial<DadosOperacao>, Record<string, string>]>([
    [{}, { atraso: 'Informe os minutos de atraso, de 0 a 1440' }],
    [{ atraso: '0' }, {}],
    [{ atraso: '1441', motivo: 'transito' }, { atraso: 'Informe os minutos de atraso, de 0 a 1440' }],
    [{ atraso: '30' }, { motivo: 'Escolha o motivo' }],
    [{ atraso: '30', motivo: 'preguica' }, { motivo: 'Escolha o motivo' }],
    [{ atraso: '0', plataforma: '-3' }, { plataforma: 'Informe uma plataforma válida' }],
    [{ atraso: '0', plataforma: ' A 12 ' }, {}],
    [{ acao: 'cancelada', atraso: 'muito', plataforma: '-3' }, { motivo: 'Escolha o motivo' }],
    [
      { atraso: '0', observacao: 'Veja www.exemplo.com.br' },
      { observacao: 'A observação não pode ter links nem endereços' },
    ],
  ])('answers %j with %j', (fields, refused) => {
    expect(refusedBy(operacaoSchema, dados(fields))).toEqual(refused);
  });

  it('is the wire’s once it is whole: a cancellation has neither delay nor platform', () => {
    const fields = { atraso: '30', plataforma: ' 4 ', motivo: 'transito', observacao: ' Chuva. ' } as const;
    expect(toNovoStatus(dados(fields))).toMatchObject({ situacao: 'prevista', atrasoMinutos: 30, plataforma: '4' });
    expect(toNovoStatus(dados({ ...fields, acao: 'cancelada' }))).not.toHaveProperty('plataforma');
  });
});
