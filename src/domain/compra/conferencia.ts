import type { Conferencia } from '../wire/compra/poltronas';

const MINUTO_MS = 60_000;
const HORA_MINUTOS = 60;

/** How old the operator's word about the seats of a coach is, in words. */
export function textoDaConferencia({ aoVivo, idadeMs }: Conferencia): string {
  if (idadeMs === null) return 'A operadora não respondeu: algum lugar pode já ter sido vendido.';
  const quando = haQuanto(Math.floor(idadeMs / MINUTO_MS));
  if (aoVivo) return `Lugares conferidos ${quando} com a operadora.`;
  return `Lugares conferidos ${quando} com a operadora, que não respondeu agora: algum pode já ter sido vendido.`;
}

function haQuanto(minutos: number): string {
  if (minutos < 1) return 'agora';
  if (minutos < HORA_MINUTOS) return `há ${minutos} min`;
  return `há ${Math.floor(minutos / HORA_MINUTOS)} h`;
}
