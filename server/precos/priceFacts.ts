import { diaEm, FUSO_DA_SEDE } from '../../src/domain/base/data';
import type { Reader } from '../platform/database/database';
import type { AdicionalTomado } from './adicionais/adicionalVagaRepository';
import type { AdicionaisFacts } from './adicionais/grantAdicionais';
import { countVagasOfOthers } from './beneficioRepository';
import { countUsosOfOthers, findCupom, hasAnyBilhete } from './cupons/cupomRepository';
import type { VagasLivres } from './grantBeneficios';
import type { CupomFacts } from './cupons/judgeCupom';
import type { PriceFacts } from './pricePedido';
import { readRegrasDoDia } from './regrasDoDiaRepository';

/** A reserva that is priced; the benefits, extras and coupon that it has taken already are its own and count as free. */
export interface PricedWish {
  reservaId: string;
  dono: string;
  partidaIds: readonly string[];
  cupom: string | null;
  seguro: boolean;
  /** Whether a benefit is asked for. */
  beneficio: boolean;
}

/** All that a price depends on beside the seats themselves, as it stands now by the database's clock. */
export async function readPriceFacts(reader: Reader, wish: PricedWish): Promise<PriceFacts & { cobertura: string }> {
  const { agora, seguro, regras, ofertas, tomados } = await readRegrasDoDia(reader, wish);
  const hoje = diaEm(agora, FUSO_DA_SEDE);
  return {
    agora,
    regras,
    livres: await readVagas(reader, wish),
    cupom: wish.cupom === null ? null : await readCupom(reader, wish, wish.cupom, hoje),
    seguro: seguro ? { valorCentavos: seguro.valor_centavos, contratado: wish.seguro } : null,
    cobertura: seguro?.cobertura ?? '',
    adicionais: { ofertas: ofertas ?? [], livres: livresOf(tomados) },
  };
}

const livresOf =
  (tomados: readonly AdicionalTomado[]): AdicionaisFacts['livres'] =>
  (partidaId, { tipo, porPartida }) =>
    porPartida - (tomados.find((one) => one.partidaId === partidaId && one.tipo === tipo)?.tomados ?? 0);

async function readVagas(
  reader: Reader,
  { reservaId, partidaIds, beneficio: isAsked }: PricedWish,
): Promise<VagasLivres> {
  // Places are counted for those who ask for one.
  const taken = isAsked ? await countVagasOfOthers(reader, reservaId, partidaIds) : [];
  return (partidaId, { beneficio, faixa, vagas }) => {
    if (vagas === null) return Infinity;
    const row = taken.find((one) => one.partida_id === partidaId && one.beneficio === beneficio && one.faixa === faixa);
    return vagas - (row?.dadas ?? 0);
  };
}

async function readCupom(reader: Reader, wish: PricedWish, codigo: string, hoje: string): Promise<CupomFacts> {
  const cupom = await findCupom(reader, codigo);
  const {
    usos,
    da_pessoa: usosDaPessoa,
    pagos_da_pessoa: pagosDaPessoa,
  } = await countUsosOfOthers(reader, codigo, wish);
  const jaComprou = await hasAnyBilhete(reader, wish.dono);
  return { cupom: cupom ?? null, dono: wish.dono, hoje, usos, usosDaPessoa, pagosDaPessoa, jaComprou };
}
