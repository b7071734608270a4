import { compradorDaConta, dadosPara, passageiroVazio, type DadosPassageiros } from './passageiros/passageiro';
import { fromRascunho, mergeRascunho, sameRascunho, toRascunho, type Digitado } from './rascunho';

const EMPRESA = { cnpj: '11444777000161', razaoSocial: 'Empresa Ltda.' };

const digitado = (nomes: string[], change: Partial<Digitado> = {}): Digitado => ({
  dados: {
    passageiros: nomes.map((nome) => ({ ...passageiroVazio(), nome })),
    comprador: { nome: 'Ana', cpf: '529', email: '', celular: '' },
  },
  compradorPassageiro: null,
  cupom: null,
  seguro: false,
  tomador: null,
  ...change,
});

describe('a draft', () => {
  it('brings the form back as it was left, wrong and half as it may be', () => {
    const before = digitado(['A', ''], { compradorPassageiro: 1, cupom: 'VERAO', seguro: true });
    expect(fromRascunho(toRascunho(before))).toEqual(before);
  });

  it('brings back the extras of each passenger', () => {
    const before = digitado(['A', 'B']);
    const [first, second] = before.dados.passageiros;
    if (!first || !second) throw new Error('two passengers are typed');
    const porTrecho = { ...second, adicionaisPorTrecho: [{ bicicleta: 1 }, {}] };
    const passageiros = [{ ...first, adicionais: { bicicleta: 1, bagagem: 2 } }, porTrecho];
    const chosen = { ...before, dados: { ...before.dados, passageiros } };
    expect(fromRascunho(toRascunho(chosen))).toEqual(chosen);
  });

  it('bears fields that the form has emptied, and drafts that say little', () => {
    const emptied = { passageiros: [{ nome: 'A' }], comprador: {} } as unknown as DadosPassageiros;
    expect(toRascunho({ ...digitado([]), dados: emptied }).passageiros?.[0]).toMatchObject({ nome: 'A', celular: '' });
    expect(fromRascunho({ passageiros: [{ nome: 'A' }] })).toEqual({
      dados: { passageiros: [{ ...passageiroVazio(), nome: 'A' }], comprador: compradorDaConta(null) },
      compradorPassageiro: null,
      cupom: null,
      seguro: false,
      tomador: null,
    });
  });

  it('brings back the company that is invoiced, and no half of one', () => {
    const before = digitado(['A'], { tomador: EMPRESA });
    expect(fromRascunho(toRascunho(before))).toEqual(before);
    const comEmail = digitado(['A'], { tomador: { ...EMPRESA, email: 'contas@empresa.test' } });
    expect(fromRascunho(toRascunho(comEmail))).toEqual(comEmail);
    const { cnpj, razaoSocial } = EMPRESA;
    for (const tomador of [{ cnpj }, { razaoSocial }, {}, null]) {
      expect(fromRascunho({ tomador }).tomador).toBeNull();
    }
  });

  it('keeps of a text as much as the wire takes, and nothing that no database keeps', () => {
    const [first, second] = toRascunho(digitado([`${'a'.repeat(199)}😀`, 'a\u0000\tb'])).passageiros ?? [];
    expect(first?.nome).toBe('a'.repeat(199));
    expect(second?.nome).toBe('ab');
  });

  it('is the same however its keys are ordered', () => {
    expect(sameRascunho({ cupom: null, seguro: true }, { seguro: true, cupom: null })).toBe(true);
    expect(sameRascunho({ passageiros: [{ nome: 'A' }] }, { passageiros: [{ nome: 'A' }, { nome: '' }] })).toBe(false);
  });
});

describe('two drafts that were written from the same beginning', () => {
  const of = (nomes: string[], change: Partial<Digitado> = {}) => toRascunho(digitado(nomes, change));

  it('are joined field by field: what was changed here stands, and what was changed there beside it', () => {
    const joined = mergeRascunho(of(['A', 'B']), of(['Ana', 'B']), of(['A', 'Bia'], { seguro: true }));
    expect(joined).toEqual(of(['Ana', 'Bia'], { seguro: true }));
  });

  it('keep what was emptied here, and ours where both changed the same', () => {
    expect(mergeRascunho(of(['A', 'B']), of(['', 'Bea']), of(['A', 'Bia']))).toEqual(of(['', 'Bea']));
  });

  it('take the choice of extras for each coach from where it was made, and take it back where it was', () => {
    const withExtras = (porTrecho: { bicicleta?: number }[] | null) => {
      const [ana] = digitado(['A']).dados.passageiros;
      if (!ana) throw new Error('a passenger is typed');
      const { comprador } = digitado([]).dados;
      return of([], { dados: { passageiros: [{ ...ana, adicionaisPorTrecho: porTrecho }], comprador } });
    };
    const apart = withExtras([{ bicicleta: 1 }, {}]);
    const together = withExtras(null);
    expect(mergeRascunho(together, together, apart)).toEqual(apart);
    expect(mergeRascunho(together, apart, together)).toEqual(apart);
    expect(mergeRascunho(apart, together, apart)).toEqual(together);
  });

  it('keep the passengers that only one of them has', () => {
    expect(mergeRascunho(of(['A']), of(['A']), of(['A', 'B']))).toEqual(of(['A', 'B']));
    expect(mergeRascunho(of(['A', 'B']), of(['A', 'Bia']), of(['Ana']))).toEqual(of(['Ana', 'Bia']));
  });

  it('have the company of one of them whole: ours where it changed here', () => {
    const outra = { cnpj: '12ABC34501DE35', razaoSocial: 'Outra Ltda.' };
    const [none, mine, theirs] = [null, EMPRESA, outra].map((tomador) => of(['A'], { tomador }));
    if (!none || !mine || !theirs) throw new Error('three drafts');
    expect(mergeRascunho(none, none, theirs).tomador).toEqual(theirs.tomador);
    expect(mergeRascunho(none, mine, theirs).tomador).toEqual(mine.tomador);
    expect(mergeRascunho(mine, none, theirs).tomador).toBeNull();
    const renamed = of(['A'], { tomador: { ...EMPRESA, razaoSocial: 'Empresa S.A.' } });
    expect(mergeRascunho(mine, renamed, theirs).tomador).toEqual(renamed.tomador);
    // A tab of the version before says nothing of companies.
    const before = Object.fromEntries(Object.entries(none).filter(([field]) => field !== 'tomador'));
    expect(mergeRascunho(mine, mine, before).tomador).toEqual(mine.tomador);
  });

  it('without a common beginning ours stands', () => {
    expect(mergeRascunho(null, of(['Ana']), of(['Eva']))).toEqual(of(['Ana']));
    expect(dadosPara(1, compradorDaConta(null), fromRascunho(of(['Ana'])).dados).passageiros[0]?.nome).toBe('Ana');
  });
});
