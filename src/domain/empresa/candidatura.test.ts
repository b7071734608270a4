import { areasTrabalho, vagaAberta, vagasAbertas } from './conteudo/vagas';
import { refusedBy } from '../../../tests/support/refusedBy';
import { candidaturaVazia, toNovaCandidatura, type DadosCandidatura } from './candidatura';
import { candidaturaSchema } from './candidaturaSchema';

const dados: DadosCandidatura = {
  area: 'operacao',
  nome: ' Bento Araújo ',
  email: ' bento@itape.test ',
  celular: '(21) 98765-4321',
  cidade: ' Niterói ',
  mensagem: '',
  consentimento: true,
};

describe('an application', () => {
  it('keeps an empty form back for each field but the message', () => {
    expect(refusedBy(candidaturaSchema, candidaturaVazia)).toEqual({
      area: 'Escolha uma área',
      nome: 'Informe um nome válido',
      email: 'Informe um e-mail válido',
      celular: 'Informe um celular válido',
      cidade: 'Informe a cidade em que você mora',
      consentimento: 'Autorize o uso dos seus dados para podermos receber o currículo',
    });
    expect(refusedBy(candidaturaSchema, dados)).toEqual({});
  });

  it.each([
    ['area', 'toString'],
    ['nome', 'Bento'],
    ['email', 'bento@'],
    ['celular', '21987654321'],
    ['cidade', ' N '],
    ['mensagem', 'a'.repeat(2001)],
  ])('is kept back by %s: %s', (campo, valor) => {
    expect(Object.keys(refusedBy(candidaturaSchema, { ...dados, [campo]: valor }))).toEqual([campo]);
  });

  it('goes out in the form of the wire, without what was left empty', () => {
    const curriculo = { nome: 'cv.pdf', conteudo: 'JVBERi0=' };
    const comum = { area: 'operacao', nome: 'Bento Araújo', email: 'bento@itape.test', celular: '+5521987654321' };
    expect(toNovaCandidatura(dados, null, curriculo)).toEqual({
      ...comum,
      cidade: 'Niterói',
      consentimento: true,
      curriculo,
    });
    expect(toNovaCandidatura({ ...dados, mensagem: ' Oi. ' }, 'v1', curriculo)).toMatchObject({
      vagaId: 'v1',
      mensagem: 'Oi.',
    });
  });
});

describe('the openings', () => {
  const todas = vagasAbertas('2026-01-01');

  it('have each an address of its own and an area that is there', () => {
    expect(new Set(todas.map(({ id }) => id)).size).toBe(todas.length);
    expect(todas.filter(({ id }) => !/^[a-z0-9-]{1,64}$/.test(id))).toEqual([]);
    expect(todas.filter(({ area }) => !(area in areasTrabalho))).toEqual([]);
  });

  it('are found while they are open', () => {
    const [primeira] = todas;
    expect(vagaAberta(primeira?.id ?? '', '2026-01-01')).toBe(primeira);
    expect(vagaAberta('motorista-de-bonde', '2026-01-01')).toBeUndefined();
  });
});
