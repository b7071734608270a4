import { addDias, type Dia } from '../../../src/domain/base/data';
import type { LocalidadeOperadora, PartidaOperadora } from '../../viagens/operadora/partidasOperadora';
import { toCentavos } from './praxioWire';

/** A place of `Localidade/RetornaLocalidades`. */
export interface LocalidadeWire {
  IdLocalidade: number | string;
  Descricao?: string;
  CodigoIbge?: number | string;
}

type Reais = number | string;

/** A departure of `Partidas/Partidas`. Some deployments put the trip's own data into `ViagemTFO`. */
export interface PartidaWire extends ViagemWire {
  ViagemTFO?: ViagemWire;
}

interface ViagemWire {
  IdViagem?: number | string;
  IdTipoVeiculo?: number | string;
  CodigoLinha?: number | string;
  DescricaoLinha?: string;
  Empresa?: string;
  TipoHorario?: string;
  /** `0700` or `07:00`. */
  HorarioPartida?: string;
  HorarioChegada?: string;
  /** `YYYY-MM-DDTHH:MM`, by the clocks of the destination. */
  DtaHoraChegada?: string;
  Km?: number | string;
  VlTarifa?: Reais;
  VlPedagio?: Reais;
  VlTaxaEmbarque?: Reais;
  VlOutros?: Reais;
}

/** A place with the code of its municipality, where the operator knows it. */
export const toLocalidade = ({ IdLocalidade, Descricao, CodigoIbge }: LocalidadeWire): LocalidadeOperadora => ({
  id: String(IdLocalidade),
  terminal: (Descricao ?? '').trim(),
  ibge: Number(CodigoIbge) || null,
});

/** A time as the operator writes it, `0700` or `07:00`, as ours; null for anything else. */
function toHora(text: string | undefined): string | null {
  const [, hours, minutes] = /^(\d{1,2}):?(\d{2})(?::?\d{2})?$/.exec((text ?? '').trim()) ?? [];
  if (hours === undefined || minutes === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** A departure that boards on a day; null where it does not say what a sale needs. */
export function toPartida({ ViagemTFO, ...own }: PartidaWire, diaPartida: Dia): PartidaOperadora | null {
  const wire: ViagemWire = { ...ViagemTFO, ...own };
  const names = namesOf(wire);
  const horaPartida = toHora(wire.HorarioPartida);
  const chegada = horaPartida && arrivalOf(wire, diaPartida, horaPartida);
  const precos = precosOf(wire);
  const isPriced = precos.tarifaCentavos > 0 && Object.values(precos).every((centavos) => centavos >= 0);
  if (!names || !horaPartida || !chegada || !isPriced) return null;
  return { ...names, diaPartida, horaPartida, ...chegada, km: Math.round(Number(wire.Km ?? 0)) || 0, ...precos };
}

function namesOf({ IdViagem, IdTipoVeiculo, CodigoLinha, DescricaoLinha, Empresa, TipoHorario }: ViagemWire) {
  if (!IdViagem || !IdTipoVeiculo || !CodigoLinha) return null;
  const linha = String(CodigoLinha);
  return {
    idViagem: String(IdViagem),
    idTipoVeiculo: String(IdTipoVeiculo),
    linha,
    nomeLinha: (DescricaoLinha ?? linha).trim(),
    operadora: (Empresa ?? '').trim(),
    classe: (TipoHorario ?? '').trim(),
  };
}

const precosOf = ({ VlTarifa, VlPedagio, VlTaxaEmbarque, VlOutros }: ViagemWire) => ({
  tarifaCentavos: toCentavos(VlTarifa),
  pedagioCentavos: toCentavos(VlPedagio),
  embarqueCentavos: toCentavos(VlTaxaEmbarque),
  outrosCentavos: toCentavos(VlOutros),
});

/** Where only the hour of the arrival is said, the coach arrives when the clocks show it next. */
function arrivalOf(
  { DtaHoraChegada, HorarioChegada }: ViagemWire,
  diaPartida: Dia,
  horaPartida: string,
): Pick<PartidaOperadora, 'diaChegada' | 'horaChegada'> | null {
  const [, dia, hora] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})/.exec(DtaHoraChegada ?? '') ?? [];
  if (dia && hora) return { diaChegada: dia, horaChegada: hora };
  const horaChegada = toHora(HorarioChegada);
  if (horaChegada === null) return null;
  return { horaChegada, diaChegada: horaChegada > horaPartida ? diaPartida : addDias(diaPartida, 1) };
}
