/** The file of a recording: nobody's data in it, the same recording out of it, and what is refused in words. */
import fc from 'fast-check';
import { examples } from '../../../.storybook/eventos/examples';
import { createStepRecorder, LONGEST_CONTENT } from '../../../.storybook/eventos/gravador/createStepRecorder';
import { emptyRecording, type EventRecording, withStep } from '../../../.storybook/eventos/gravador/recording';
import { fileName, LARGEST_BYTES, readFile, toFile } from '../../../.storybook/eventos/gravador/recordingFile';
import { LONGEST_CHANGES, LONGEST_TEXT, type State } from '../../../.storybook/eventos/gravador/stateChanges';
import { maskText, maskValue } from '../../../.storybook/eventos/maskPayload';
import { VERSAO_APP } from '../../../src/domain/base/constantes';
import { umaGravacao, umPasso } from './umaGravacao';

const NOW = new Date('2026-11-24T12:00:00Z');
const fileOf = (text: string, size = text.length) => ({ size, text: () => Promise.resolve(text) });
const read = (text: string) => readFile(fileOf(text));

interface Pessoa {
  nome: string;
  cpf: string;
  email: string;
  celular: string;
}

const letters = (min: number) => fc.stringMatching(new RegExp(`^[a-zãéç]{${min},9}$`));
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const pessoas: fc.Arbitrary<Pessoa> = fc
  .record({
    first: letters(3),
    last: letters(3),
    cpf: digits(11),
    mail: fc.stringMatching(/^[a-z0-9._+-]{3,12}$/),
    line: digits(8),
  })
  .map(({ first, last, cpf, mail, line }) => ({
    nome: `Zq${first} Wk${last}`,
    cpf: cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'),
    email: `zq${mail}@exemplo.test`,
    celular: `+55119${line}`,
  }));

/** The example of an event with another person's data in place of those of its own. */
function withPessoa(value: unknown, pessoa: Pessoa): unknown {
  if (Array.isArray(value)) return value.map((item) => withPessoa(item, pessoa));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPessoa(inner, pessoa)]));
  }
  if (typeof value !== 'string') return value;
  if (/^(Ana|Rui|Bia|Lia|Davi|Caio|João|Maria) ?[A-Z]?/.test(value)) return pessoa.nome;
  if (/@.*\.test$/.test(value)) return pessoa.email;
  if (/^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(value)) return pessoa.cpf;
  return /^(\+55\d+|\(\d\d\) 9\d{4}-\d{4})$/.test(value) ? pessoa.celular : value;
}

const stateOf = ({ nome, cpf, email, celular }: Pessoa): State => ({
  conta: { nome, cpf, email, celular },
  entrar: { email, link: `/encontrar-bilhete?documento=${cpf}&email=${encodeURIComponent(email)}` },
  chatbot: { falas: [{ id: '1', de: 'pessoa', texto: `Sou ${nome}, CPF ${cpf}` }] },
  interface: { toasts: [{ tone: 'info', texto: `Enviado para ${email}.` }] },
  porCpf: { [cpf]: { passageiro: nome }, [cpf.replace(/\D/g, '')]: { vezes: 1 } },
  api: { queries: { a: { endpointName: 'getConta', status: 'fulfilled', data: { nome, cpf, email } } } },
});

/** The recording of every event of the catalogue, with the person in payload and state. */
function recordingOf(pessoa: Pessoa): EventRecording {
  let [recording, state] = [emptyRecording('telas-conta--inicio'), {} as State];
  const recorder = createStepRecorder({
    getState: () => state,
    now: () => 0,
    onStep: (step) => (recording = withStep(recording, step, 'telas-conta--inicio')),
    onChanges: () => undefined,
  });
  for (const [tipo, example] of Object.entries(examples)) {
    recorder.record(tipo, withPessoa(example, pessoa), 'tela');
    state = Object.keys(state).length === 0 ? stateOf(pessoa) : {};
  }
  return recording;
}

describe('an exported file', () => {
  it('holds nobody’s name, CPF, e-mail or phone, whatever event carried them', () => {
    fc.assert(
      fc.property(pessoas, (pessoa) => {
        const text = toFile(recordingOf(pessoa), NOW);
        expect(text).toContain('"tipo": "CadastroEnviado"');
        const { nome, cpf, email, celular } = pessoa;
        const personal = [
          nome,
          ...nome.split(' '),
          cpf,
          cpf.replace(/\D/g, ''),
          email,
          encodeURIComponent(email),
          celular,
        ];
        expect(personal.filter((one) => text.includes(one))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('can still be read: places, trips, seats and ids stay', () => {
    const legible = {
      id: '00000000-0000-4000-8000-000000000001',
      numero: 13,
      cnpj: '12.345.678/0001-95',
      instante: '2026-11-22T08:00:00-03:00',
      localidade: { nome: 'São Paulo', terminal: 'Terminal Rodoviário do Tietê' },
      origem: { texto: 'São Paulo, SP', lugar: { id: 1 } },
      toast: { tone: 'info', texto: 'Cadastro concluído!' },
    };
    expect(maskValue(legible)).toEqual(legible);
  });

  it.each([
    ['fale com ana.s+x@itape.test hoje', 'fale com ••• hoje'],
    ['/a?email=ana%40itape.test&b=1', '/a?email=•••&b=1'],
    ['CPF 529.982.247-25.', 'CPF •••.'],
    ['52998224725', '•••'],
    ['RG 12.345.678-X', 'RG •••'],
    ['ligue (11) 98765-4321', 'ligue •••'],
    ['+5511987654321', '•••'],
  ])('masks %s by its form', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it('masks passwords, tokens, files and what people write', () => {
    const shown = maskValue({
      troca: { atual: 'segredo1', nova: 'segredo2' },
      cartao: { token: 'cofre_x' },
      curriculo: { nome: 'Ana Souza.pdf', conteudo: 'JVBERi0' },
      fala: { texto: 'Sou a Ana' },
      contato: { mensagem: 'Sou a Ana', vazia: '' },
      busca: { documento: 'AB123' },
    });
    expect(JSON.stringify(shown)).not.toMatch(/segredo|cofre|Ana|JVBE|AB123/);
    expect(maskValue({ mensagem: '', senha: '' })).toEqual({ mensagem: '', senha: '' });
  });

  it('says its format, version, story, app and time, and is named after them', () => {
    const recording = umaGravacao(umPasso());
    expect(JSON.parse(toFile(recording, NOW))).toMatchObject({
      formato: 'itape/eventos',
      versao: 1,
      versaoApp: VERSAO_APP,
      historia: 'telas-home--inicio',
      exportadaEm: '2026-11-24T12:00:00.000Z',
    });
    expect(fileName(recording, NOW)).toBe('eventos-telas-home--inicio-2026-11-24T120000.json');
  });
});

describe('a file that is read', () => {
  it('gives the recording back as it was exported', async () => {
    const recording = recordingOf({ nome: 'Ana', cpf: '529.982.247-25', email: 'a@b.test', celular: '+5511987654321' });
    const result = await read(toFile(recording, NOW));
    expect(result).toEqual({ ok: true, recording: { versaoApp: VERSAO_APP, ...recording } });
  });

  it('may be as large as the largest recording', async () => {
    const change = { caminho: 'c'.repeat(90), antes: '•'.repeat(LONGEST_TEXT), depois: '•'.repeat(LONGEST_TEXT) };
    const mudancas = Array.from({ length: Math.floor(LONGEST_CHANGES / JSON.stringify(change).length) }, () => change);
    const conteudo = { lista: Array.from({ length: (LONGEST_CONTENT - 20) / 2 }, () => 1) };
    const steps = Array.from({ length: 200 }, (_, i) => umPasso({ numero: i + 1, conteudo, mudancas, omitidas: 3 }));
    const text = toFile(umaGravacao(...steps), NOW);
    expect(Buffer.byteLength(text)).toBeLessThan(LARGEST_BYTES);
    expect((await readFile(fileOf(text, Buffer.byteLength(text)))).ok).toBe(true);
  });

  it('is not opened when it is too large', async () => {
    const text = jest.fn();
    const result = await readFile({ size: LARGEST_BYTES + 1, text });
    expect(result).toEqual({ ok: false, faults: [expect.stringMatching(/grande demais .*até 24 MB/)] });
    expect(text).not.toHaveBeenCalled();
  });

  const valid = () =>
    JSON.parse(toFile(umaGravacao(umPasso(), umPasso({ numero: 2 })), NOW)) as Record<string, unknown>;
  const steps = (...changes: object[]) => ({
    eventos: changes.map((change, i) => ({ ...umPasso({ numero: i + 1 }), ...change })),
  });

  it.each<[string, string | object, RegExp]>([
    ['text', 'olá', /não é JSON válido/],
    ['a list', '[]', /não é uma gravação de eventos deste livro/],
    ['another format', { formato: 'har' }, /não é uma gravação de eventos deste livro/],
    ['a newer version', { versao: 2 }, /é da versão 2; este livro lê a versão 1/],
    ['no version', { versao: null }, /não diz a sua versão; este livro lê a versão 1/],
    ['no story', { historia: undefined }, /^Falta “historia”\.$/],
    ['no events', { eventos: [] }, /A gravação não tem eventos\./],
    ['events that are no list', { eventos: 'x' }, /^“eventos” tem forma inválida\.$/],
    ['an unknown field', { extra: 1 }, /um campo que esta versão não conhece: extra/],
    ['an event without type', steps({ tipo: undefined }), /^Evento 1: Falta “tipo”\.$/],
    ['a number as text', steps({}, { apos: '1' }), /^Evento 2: “eventos\[1\]\.apos” tem forma inválida\.$/],
    ['an unknown origin', steps({ origem: 'rede' }), /^Evento 1: A origem deve ser tela, painel ou aplicativo\.$/],
    ['an unknown field of an event', steps({ x: 1 }), /^Evento 1: Há um campo que esta versão não conhece: x\.$/],
    [
      'content that is too long',
      steps({ conteudo: 'x'.repeat(LONGEST_CONTENT) }),
      /^Evento 1: O conteúdo é longo demais\.$/,
    ],
    ['a change without a path', steps({ mudancas: [{ antes: '1' }] }), /^Evento 1: Falta “caminho” numa mudança\.$/],
    ['two events of one number', steps({}, { numero: 1 }), /Os eventos estão fora de ordem/],
    ['times that go back', steps({ apos: 9 }, { apos: 1 }), /Os eventos estão fora de ordem/],
    ['201 events', steps(...Array.from({ length: 201 }, () => ({}))), /A gravação tem mais de 200 eventos/],
  ])('is refused in words: %s', async (_what, change, words) => {
    const result = await read(typeof change === 'string' ? change : JSON.stringify({ ...valid(), ...change }));
    expect(result.ok ? '' : result.faults.join(' ')).toMatch(words);
  });

  it('is refused with the first five faults and the number of the others', async () => {
    const broken = Array.from({ length: 9 }, () => ({ tipo: undefined }));
    const result = await read(JSON.stringify({ ...valid(), ...steps(...broken) }));
    expect(result.ok ? [] : result.faults).toHaveLength(6);
    expect(result.ok ? '' : result.faults.at(-1)).toBe('E mais 4 problemas no arquivo.');
  });

  it('is refused when it is deeper than can be looked at', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const text = JSON.stringify({ ...valid(), ...steps({ conteudo: '§' }) }).replace('"§"', deep);
    expect((await read(text)).ok).toBe(false);
  });
});
