import type { Conferencia } from '../wire/compra/poltronas';
import { t } from '../../words/t';

const MINUTO_MS = 60_000;
const HORA_MINUTOS = 60;

/** How old the operator's word about the seats of a coach is, in words. */
export function textoDaConferencia({ aoVivo, idadeMs }: Conferencia): string {
  if (idadeMs === null) return t('A operadora não respondeu: algum lugar pode já ter sido vendido.');
  const quando = haQuanto(Math.floor(idadeMs / MINUTO_MS));
  if (aoVivo) return t('Lugares conferidos {quando} com a operadora.', { quando });
  return t('Lugares conferidos {quando} com a operadora, que não respondeu agora: algum pode já ter sido vendido.', {
    quando,
  });
}

function haQuanto(minutos: number): string {
  if (minutos < 1) return t('agora');
  if (minutos < HORA_MINUTOS) return t('há {n} min', { n: minutos });
  return t('há {n} h', { n: Math.floor(minutos / HORA_MINUTOS) });
}
