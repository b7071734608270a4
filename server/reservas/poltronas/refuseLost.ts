import { t } from '../../../src/words/t';
import type { Problema } from '../../../src/domain/wire/base/problema';
import { conflict } from '../../platform/http/problem';
import type { Troca } from '../../../src/domain/compra/poltronasJuntas';

/** Seats of one departure that somebody else has, and others in their place. */
export interface LostPoltronas {
  viagemId: string;
  perdidas: readonly number[];
  trocas: readonly Troca[];
}

/** Throws 409 with all seats that are lost; nothing where none is. */
export function refuseLost(parts: readonly LostPoltronas[]): void {
  const lost = parts.flatMap(({ viagemId, perdidas }) => perdidas.map((numero) => ({ viagemId, numero })));
  if (lost.length === 0) return;
  const sugestoes: NonNullable<Problema['sugestoes']> = parts.flatMap(({ viagemId, trocas }) =>
    trocas.map((troca) => ({ viagemId, ...troca })),
  );
  throw conflict('POLTRONA_OCUPADA', poltronasTomadas(lost), {
    poltronas: lost,
    ...(sugestoes.length > 0 && { sugestoes }),
  });
}

/** Names the seats that somebody else has. */
export function poltronasTomadas(lost: readonly { numero: number }[]): string {
  const poltronas = lost.map(({ numero }) => numero).join(', ');
  return lost.length === 1
    ? t('A poltrona {poltronas} já foi ocupada.', { poltronas })
    : t('Poltronas já ocupadas: {poltronas}.', { poltronas });
}
