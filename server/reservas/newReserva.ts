import { codigoDeClasse } from '../../src/domain/viagens/classe';
import { RESERVA_MINUTOS } from '../../src/domain/base/constantes';
import type { Preco } from '../../src/domain/wire/viagens/viagens';
import { toPreco, toPrecoRow } from '../viagens/busca/preco';
import { stopsOf } from '../viagens/busca/toViagem';
import type { ReservaDetalhada } from './inventory';
import type { PricedNaReserva } from './promocionais/pricePoltronas';
import type { NewReserva } from './reservaRepository';
import type { Wanted } from './wanted';

/** A seat of a part with its price. */
export type Priced = PricedNaReserva & { n: number };

/** A reserva that is about to be made. */
interface Made {
  id: string;
  dono: string;
  expira: Date;
}

/** The rows of a new reserva. */
export const toNewReserva = (
  { id, dono, expira }: Made,
  wanted: readonly Wanted[],
  priced: readonly Priced[],
): NewReserva => ({
  reserva: { id, dono, expira_em: expira },
  trechos: wanted.map(({ n, sentido, partidaId, seqO, seqD }) => ({
    reserva_id: id,
    n,
    partida_id: partidaId,
    seq_o: seqO,
    seq_d: seqD,
    sentido,
  })),
  poltronas: priced.map(({ n, poltrona, classe, preco, cotaRegraId }) => ({
    reserva_id: id,
    n,
    poltrona,
    classe: codigoDeClasse[classe],
    ...toPrecoRow(preco),
    regras: JSON.stringify(preco.regras ?? []),
    cota_regra_id: cotaRegraId,
  })),
});

/** A new reserva, as `findReserva` would read it. */
export function toReserva(
  { id, dono, expira }: Made,
  wanted: readonly Wanted[],
  priced: readonly Priced[],
): ReservaDetalhada {
  const trechos = wanted.map(({ n, sentido, oferta: { partida, trecho } }) => ({
    n,
    sentido,
    viagemId: partida.id,
    linha: trecho.linha.codigo,
    operadora: trecho.linha.operadora,
    plataforma: partida.plataforma,
    ...stopsOf(partida, trecho),
    itens: priced
      .filter((item) => item.n === n)
      .map(({ poltrona, classe, preco }) => ({ poltrona, classe, preco: keptPreco(preco) }))
      .sort((a, b) => a.poltrona - b.poltrona),
  }));
  return {
    id,
    dono,
    situacao: 'ativa',
    expiraEm: expira,
    vencida: false,
    restanteMs: RESERVA_MINUTOS * 60_000,
    prorrogavel: true,
    trechos,
    totalCentavos: trechos.flatMap(({ itens }) => itens).reduce((sum, { preco }) => sum + preco.totalCentavos, 0),
  };
}

/** A price as its row keeps it. */
const keptPreco = (preco: Preco): Preco => {
  const { regras = [] } = preco;
  return { ...toPreco(toPrecoRow(preco)), ...(regras.length > 0 && { regras }) };
};
