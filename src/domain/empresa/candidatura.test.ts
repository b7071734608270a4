import { vagas } from '../../../tests/bodies/companhiaBodies';
import { vagaAberta } from './vagas';
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
  it('are found while they are open, to the end of their last day', () => {
    const [semPrazo, comPrazo] = vagas;
    expect(vagaAberta(vagas, 'atendente-guiche-rio', '2030-01-01')).toBe(semPrazo);
    expect(vagaAberta(vagas, 'motorista-rodoviario-sp', '2027-01-31')).toBe(comPrazo);
    expect(vagaAberta(vagas, 'motorista-rodoviario-sp', '2027-02-01')).toBeUndefined();
    expect(vagaAberta(vagas, 'motorista-de-bonde', '2026-01-01')).toBeUndefined();
  });
});
