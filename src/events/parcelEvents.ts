import type { DadosCotacao, DadosFiscais, DadosPartes } from '../domain/formularioEncomenda';
import type { EtapaEncomenda } from '../domain/linksEncomenda';
import type { NovoEvento, Recebimento, Volume } from '../domain/wire/encomendas';

/** What happens with parcels, where they are sent and at the counter. Part of the catalogue. */
export type ParcelEvents = {
  /** The pages by which one sends a parcel are on screen, or have left it. */
  EncomendasAbertas: undefined;
  EncomendasFechadas: undefined;
  /** What a parcel costs was asked for. enviarEncomenda asks the server. */
  EncomendaCotada: { dados: DadosCotacao };
  /** A step of sending was filled in: enviarEncomenda leads to the next. */
  EtapaEncomendaConcluida: { proxima: EtapaEncomenda };
  /** "Registrar encomenda": under the quote whose price was on screen. */
  EncomendaEnviada: { cotacaoId: string; partes: DadosPartes; fiscal: DadosFiscais; ciencia: boolean };
  /** The counter for parcels is on screen, or has left it. */
  BalcaoEncomendasAberto: undefined;
  BalcaoEncomendasFechado: undefined;
  /** A code was typed or scanned at the counter. balcaoEncomenda leads to that parcel. */
  EncomendaProcurada: { codigo: string };
  /** The parcel stood on the scales: what does it cost so? */
  EncomendaPesada: { codigo: string; volumes: Volume[] };
  /** A weight or a measure was typed anew: what was told of the price is old. */
  VolumesMudados: undefined;
  /** "Receber e postar": the money of that sum is in hand. */
  EncomendaRecebida: { codigo: string; recebimento: Recebimento };
  /** A later step of the parcel, each with what it needs. */
  EncomendaMovida: { codigo: string; evento: NovoEvento };
};
