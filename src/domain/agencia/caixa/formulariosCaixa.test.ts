import { refusedBy } from '../../../../tests/support/refusedBy';
import { contagemVazia, nomeCampoCedula, toContagem, toDadosFiltro, toFiltroFechamentos } from './formulariosCaixa';
import {
  aberturaSchema,
  conferenciaSchema,
  contagemSchema,
  fechamentoSchema,
  filtroCaixasSchema,
  lancamentoSchema,
} from './formulariosCaixaSchema';

describe('the forms of a till', () => {
  it('open it with a float, which may be zero but not left out', () => {
    expect(refusedBy(aberturaSchema, { fundo: null })).toEqual({ fundo: 'Informe o fundo de troco' });
    expect(refusedBy(aberturaSchema, { fundo: 10_000_001 })).toEqual({ fundo: 'Informe o fundo de troco' });
    expect(refusedBy(aberturaSchema, { fundo: 0 })).toEqual({});
  });

  it('move an amount for a reason', () => {
    expect(refusedBy(lancamentoSchema, { valor: 0, motivo: ' a ' })).toEqual({
      valor: 'Informe o valor',
      motivo: 'Escreva o motivo',
    });
    expect(refusedBy(lancamentoSchema, { valor: 1, motivo: 'Cofre' })).toEqual({});
  });

  it('count pieces, of which the wire takes those that are there', () => {
    expect(refusedBy(contagemSchema, contagemVazia)).toEqual({});
    expect(toContagem(contagemVazia)).toEqual([]);
    const counted = { ...contagemVazia, [nomeCampoCedula(5_000)]: 2 };
    expect(toContagem(counted)).toEqual([{ valorCentavos: 5_000, quantidade: 2 }]);
    expect(refusedBy(contagemSchema, { ...counted, [nomeCampoCedula(5_000)]: 10_000 })).toEqual({
      'cedula-5000': 'Informe até 9999',
    });
  });

  it('explain a difference, and only a difference', () => {
    expect(refusedBy(fechamentoSchema(true), { nota: ' a ' })).toEqual({
      nota: 'Explique a diferença em algumas palavras',
    });
    expect(refusedBy(fechamentoSchema(false), { nota: '' })).toEqual({});
    expect(Object.keys(refusedBy(fechamentoSchema(false), { nota: 'a'.repeat(501) }))).toEqual(['nota']);
  });

  it('need a note to return a till, and none to approve it', () => {
    expect(refusedBy(conferenciaSchema, { decisao: 'conferir', nota: '' })).toEqual({});
    expect(refusedBy(conferenciaSchema, { decisao: 'devolver', nota: '' })).toEqual({
      nota: 'Escreva o que o operador deve conferir',
    });
  });
});

describe('the filters of the closings', () => {
  const none = { estado: '', operador: '', inicio: '', fim: '' };

  it.each([
    [{}, {}],
    [{ inicio: '01/12/2026', fim: '01/12/2026' }, {}],
    [{ inicio: '31/02/2026' }, { inicio: 'Informe uma data válida' }],
    [{ inicio: '31/02/2026', fim: '01/01/2026' }, { inicio: 'Informe uma data válida' }],
    [{ inicio: '02/12/2026', fim: '01/12/2026' }, { fim: 'O fim vem antes do início' }],
    [{ fim: '1' }, { fim: 'Informe uma data válida' }],
  ])('answer %j with %j', (fields, refused) => {
    expect(refusedBy(filtroCaixasSchema, { ...none, ...fields })).toEqual(refused);
  });

  it('are the wire’s without what was left empty, and back', () => {
    expect(toFiltroFechamentos({ ...none, estado: 'nenhum' })).toEqual({});
    const filtro = { estado: 'fechado', operador: 'o1', inicio: '2026-12-01', fim: '2026-12-02' } as const;
    expect(toFiltroFechamentos(toDadosFiltro(filtro))).toEqual(filtro);
  });
});
