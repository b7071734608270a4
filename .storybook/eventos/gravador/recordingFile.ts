import { array, boolean, type InferType, mixed, number, object, string, ValidationError } from 'yup';
import { VERSAO_APP } from '../../../src/domain/base/constantes';
import { LONGEST_CONTENT } from './createStepRecorder';
import { type EventRecording, LONGEST_RECORDING, origins } from './recording';
import { LONGEST_CHANGES, LONGEST_TEXT } from './stateChanges';

const FORMAT = 'itape/eventos';
/** Version of the exported form; raised with every change that an older book cannot read. */
const VERSION = 1;
/** Largest file read: 200 events with the longest content and changes stay below it. */
export const LARGEST_BYTES = 24_000_000;

const UNKNOWN = 'Há um campo que esta versão não conhece: ${unknown}';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fits = (value: unknown): boolean => value === undefined || JSON.stringify(value).length <= LONGEST_CONTENT;

const changeSchema = object({
  caminho: string().defined('Falta “caminho” numa mudança').max(LONGEST_TEXT),
  antes: string().max(LONGEST_TEXT),
  depois: string().max(LONGEST_TEXT),
})
  .noUnknown(UNKNOWN)
  .strict();

const changesFields = {
  // The shortest change takes more than ten characters.
  mudancas: array()
    .of(changeSchema)
    .max(LONGEST_CHANGES / 10, 'Há mudanças demais')
    .required('Falta “mudancas”'),
  omitidas: number().integer().min(0).required('Falta “omitidas”'),
};

const stepSchema = object({
  numero: number().integer().min(1).required('Falta “numero”'),
  apos: number().integer().min(0).required('Falta “apos”'),
  tipo: string().max(100).required('Falta “tipo”'),
  origem: string().oneOf(origins, 'A origem deve ser tela, painel ou aplicativo').required('Falta “origem”'),
  conteudo: mixed().nullable().test('tamanho', 'O conteúdo é longo demais', fits),
  cortado: boolean(),
  ...changesFields,
})
  .noUnknown(UNKNOWN)
  .strict();

const fileSchema = object({
  formato: string().required().oneOf([FORMAT]),
  versao: number().required().oneOf([VERSION]),
  versaoApp: string().max(50).required('Falta “versaoApp”'),
  exportadaEm: string().max(50).required('Falta “exportadaEm”'),
  historia: string().max(200).required('Falta “historia”'),
  eventos: array()
    .of(stepSchema)
    .min(1, 'A gravação não tem eventos')
    .max(LONGEST_RECORDING, `A gravação tem mais de ${LONGEST_RECORDING} eventos`)
    .required('Falta “eventos”')
    .test('ordem', 'Os eventos estão fora de ordem', (steps) =>
      (steps ?? []).every(({ numero, apos }, i, all) => {
        const before = all[i - 1];
        return before === undefined || (numero > before.numero && apos >= before.apos);
      }),
    ),
  final: object(changesFields).noUnknown(UNKNOWN).strict().required('Falta “final”'),
})
  .noUnknown(UNKNOWN)
  .strict();

type RecordingFile = InferType<typeof fileSchema>;

/** A recording from a file, with the version of the app that made it. */
export interface ImportedRecording extends EventRecording {
  versaoApp: string;
}

export type Read = { ok: true; recording: ImportedRecording } | { ok: false; faults: string[] };

const refused = (...faults: string[]): Read => ({ ok: false, faults });

/** A recording as the text of a file. */
export const toFile = ({ historia, eventos, final }: EventRecording, now: Date): string =>
  JSON.stringify(
    {
      formato: FORMAT,
      versao: VERSION,
      versaoApp: VERSAO_APP,
      exportadaEm: now.toISOString(),
      historia,
      eventos,
      final,
    } satisfies RecordingFile,
    null,
    1,
  );

/** Name of the exported file: `eventos-telas-home--inicio-2026-11-24T120000.json`. */
export const fileName = ({ historia }: EventRecording, now: Date): string =>
  `eventos-${historia}-${now.toISOString().slice(0, 19).replaceAll(':', '')}.json`;

/** Reads a chosen file, or says in Portuguese what hinders. A file that is too large is not opened. */
export async function readFile(file: Pick<File, 'size' | 'text'>): Promise<Read> {
  if (file.size > LARGEST_BYTES) {
    return refused(`O arquivo é grande demais para uma gravação de eventos (até ${LARGEST_BYTES / 1_000_000} MB).`);
  }
  return readText(await file.text());
}

function readText(text: string): Read {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return refused('O arquivo não é JSON válido.');
  }
  if (!isRecord(parsed) || parsed['formato'] !== FORMAT) {
    return refused('O arquivo não é uma gravação de eventos deste livro.');
  }
  if (parsed['versao'] !== VERSION) {
    const given = parsed['versao'];
    const words = typeof given === 'number' ? `é da versão ${given}` : 'não diz a sua versão';
    return refused(`A gravação ${words}; este livro lê a versão ${VERSION}.`);
  }
  try {
    const { versaoApp, historia, eventos, final } = fileSchema.validateSync(parsed, { abortEarly: false });
    return { ok: true, recording: { versaoApp, historia, eventos, final } };
  } catch (error) {
    if (error instanceof ValidationError) return refused(...faultsOf(error));
    // Too deep for the stack.
    if (error instanceof RangeError) return refused('O conteúdo de um evento tem níveis demais.');
    throw error;
  }
}

const SHOWN = 5;

/** The first faults with the position of their event; the rest is counted. */
function faultsOf({ inner, ...single }: ValidationError): string[] {
  const faults = (inner.length > 0 ? inner : [single]).map(({ path, message }) => {
    const position = /^eventos\[(\d+)\]/.exec(path ?? '')?.[1];
    // Messages without words of ours are yup's, in English, and begin with the path.
    const ours = path === undefined || path === '' || !message.startsWith(path);
    const words = ours ? message : `“${path}” tem forma inválida`;
    return `${position === undefined ? '' : `Evento ${Number(position) + 1}: `}${words}.`;
  });
  return faults.length <= SHOWN
    ? faults
    : [...faults.slice(0, SHOWN), `E mais ${faults.length - SHOWN} problemas no arquivo.`];
}
