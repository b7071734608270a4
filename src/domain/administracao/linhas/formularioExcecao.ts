import { parseDataBr } from '../../base/data';
import type { NovaExcecao, TipoExcecao } from '../../wire/administracao/linhas';

/** The form of an exception as it is typed; empty time and coach are those of the timetable. */
export interface DadosExcecao {
  horarioId: string;
  tipo: TipoExcecao;
  data: string;
  hora: string;
  layoutId: string;
  motivo: string;
}

/** A new exception of a timetable entry. */
export const novaExcecaoDe = (horarioId: string): DadosExcecao => ({
  horarioId,
  tipo: 'para',
  data: '',
  hora: '',
  layoutId: '',
  motivo: '',
});

const HORA = /^([01]?\d|2[0-3])[:hH]?([0-5]\d)$/;

/** `'8:05'`, `'0805'` and `'8h05'` → `'08:05'`; null for anything else. */
export function parseHora(text: string): string | null {
  const [, horas, minutos] = HORA.exec(text.trim()) ?? [];
  return horas === undefined || minutos === undefined ? null : `${horas.padStart(2, '0')}:${minutos}`;
}

/** Converts a form without faults to the wire. */
export function toNovaExcecao(dados: DadosExcecao, versao: string): NovaExcecao {
  const { tipo, horarioId, motivo } = dados;
  const hora = tipo === 'para' ? null : parseHora(dados.hora);
  const layoutId = tipo === 'para' || dados.layoutId === '' ? null : Number(dados.layoutId);
  return {
    versao,
    horarioId: Number(horarioId),
    tipo,
    data: parseDataBr(dados.data) ?? '',
    ...(hora !== null && { hora }),
    ...(layoutId !== null && { layoutId }),
    motivo: motivo.trim(),
  };
}

type Falhas = Partial<Record<keyof DadosExcecao, string>>;

/** The fault of each field. */
export function falhasDaExcecao({ horarioId, tipo, data, hora, layoutId, motivo }: DadosExcecao): Falhas {
  const falhas: Falhas = {};
  if (horarioId === '') falhas.horarioId = 'Escolha o horário';
  if (parseDataBr(data) === null) falhas.data = 'Informe a data, como 24/12/2026';
  if (motivo.trim().length < 3) falhas.motivo = 'Diga por quê, em 3 letras ou mais';
  if (tipo === 'para') return falhas;
  const isTyped = hora.trim() !== '';
  if (isTyped && parseHora(hora) === null) falhas.hora = 'Informe a hora, como 08:30';
  else if (tipo === 'extra' && !isTyped) falhas.hora = 'Informe a hora do carro extra';
  else if (tipo === 'muda' && !isTyped && layoutId === '') falhas.hora = 'Informe outra hora ou outro ônibus';
  return falhas;
}
