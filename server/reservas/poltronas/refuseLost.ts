import { t } from '../../../src/words/t';
import { joinItems } from '../../../src/domain/base/itens';
import type { Problema } from '../../../src/domain/wire/base/problema';
import { Problem } from '../../platform/http/problem';
import type { Troca } from '../../../src/domain/compra/poltronasJuntas';

/** Seats of one departure that are not free, and others in their place. */
export interface LostPoltronas {
  viagemId: string;
  perdidas: readonly number[];
  /** Those that the buyer's own other holds have. */
  proprias: readonly number[];
  trocas: readonly Troca[];
}

/** Throws 409 with all seats that are lost, and says beside it which of them the buyer holds already; nothing where none is. */
export function refuseLost(parts: readonly LostPoltronas[]): void {
  const lost = parts.flatMap(({ viagemId, perdidas, proprias }) =>
    perdidas.map((numero) => ({ viagemId, numero, ...(proprias.includes(numero) && { propria: true }) })),
  );
  if (lost.length === 0) return;
  const sugestoes: NonNullable<Problema['sugestoes']> = parts.flatMap(({ viagemId, trocas }) =>
    trocas.map((troca) => ({ viagemId, ...troca })),
  );
  const proprias = lost.filter(({ propria }) => propria === true);
  throw new Problem(
    409,
    [
      { codigo: 'POLTRONA_OCUPADA', mensagem: poltronasTomadas(lost) },
      ...(proprias.length > 0 ? [{ codigo: 'POLTRONA_JA_RESERVADA', mensagem: poltronasProprias(proprias) }] : []),
    ],
    { poltronas: lost, ...(sugestoes.length > 0 && { sugestoes }) },
  );
}

/** Names the seats that the buyer's own other holds have. */
const poltronasProprias = (lost: readonly { numero: number }[]): string =>
  t(
    '{n, plural, =1 {Você já reservou a poltrona {poltronas}, em outra aba ou em outro aparelho.} other {Você já reservou as poltronas {poltronas}, em outra aba ou em outro aparelho.}}',
    { n: lost.length, poltronas: joinItems(lost.map(({ numero }) => numero)) },
  );

/** Names the seats that are not free. */
export function poltronasTomadas(lost: readonly { numero: number }[]): string {
  const poltronas = lost.map(({ numero }) => numero).join(', ');
  return lost.length === 1
    ? t('A poltrona {poltronas} já foi ocupada.', { poltronas })
    : t('Poltronas já ocupadas: {poltronas}.', { poltronas });
}
