import { examples } from '../examples';
import type { EmitRequest } from '../channel';
import { kindFaults } from '../validatePayload';
import type { EventRecording, Step } from './recording';
import { fillMasked } from './standIns';

/** An event that is emitted again. */
export interface PlayedStep extends EmitRequest {
  apos: number;
}

/** An event that cannot be, and why. */
export interface SkippedStep {
  numero: number;
  tipo: string;
  motivo: string;
}

export interface ReplayPlan {
  played: PlayedStep[];
  skipped: SkippedStep[];
}

/** The events of a recording that are emitted again, in order, with fictitious data in place of masked ones. */
export function planReplay({ eventos }: Pick<EventRecording, 'eventos'>): ReplayPlan {
  const plan: ReplayPlan = { played: [], skipped: [] };
  for (const step of eventos) {
    const { numero, apos, tipo } = step;
    const prepared = prepare(step);
    if ('motivo' in prepared) plan.skipped.push({ numero, tipo, motivo: prepared.motivo });
    else plan.played.push({ apos, type: tipo, payload: prepared.payload });
  }
  return plan;
}

type Prepared = { payload: unknown } | { motivo: string };

function prepare({ tipo, origem, conteudo, cortado }: Step): Prepared {
  if (!Object.hasOwn(examples, tipo)) return { motivo: 'O catálogo deste livro não tem este evento.' };
  if (origem === 'aplicativo') return { motivo: 'O próprio aplicativo emite este evento.' };
  if (cortado === true) return { motivo: 'O conteúdo era longo demais para ser gravado.' };
  const example: unknown = examples[tipo as keyof typeof examples];
  const { value, gaps } = fillMasked(conteudo, example);
  if (gaps.length > 0) return { motivo: `Não há dado fictício para ${gaps.map((gap) => `“${gap}”`).join(', ')}.` };
  const faults = kindFaults(value, example);
  return faults.length > 0 ? { motivo: faults.join(' ') } : { payload: value };
}
