import type { DadosCotacao, DadosFiscais, DadosPartes } from '../domain/encomendas/formularioEncomenda';
import type { EtapaEncomenda } from '../domain/encomendas/linksEncomenda';
import type { NovoEvento, Recebimento, Volume } from '../domain/wire/encomendas/encomendas';

/** Events of parcels, sent by customers and handled at the counter. */
export type EncomendasEvents = {
  /** The pages for sending a parcel were opened or left. */
  EncomendasAbertas: undefined;
  EncomendasFechadas: undefined;
  /** A quote of a parcel was requested. enviarEncomenda loads it. */
  EncomendaCotada: { dados: DadosCotacao };
  /** "Enviar outra encomenda": the registered one leaves the screen, and a quote begins. */
  NovaEncomendaPedida: undefined;
  /** A step of sending was completed: enviarEncomenda leads to the next. */
  EtapaEncomendaConcluida: { proxima: EtapaEncomenda };
  /** "Registrar encomenda": pre-posts the parcel under the displayed quote. */
  EncomendaEnviada: { cotacaoId: string; partes: DadosPartes; fiscal: DadosFiscais; ciencia: boolean };
  /** The parcel counter was opened or left. */
  BalcaoEncomendasAberto: undefined;
  BalcaoEncomendasFechado: undefined;
  /** A code was typed or scanned at the counter. balcaoEncomenda opens that parcel. */
  EncomendaProcurada: { codigo: string };
  /** The parcel was weighed: its price is requested. */
  EncomendaPesada: { codigo: string; volumes: Volume[] };
  /** A weight or measure changed: the last price is outdated. */
  VolumesMudados: undefined;
  /** "Receber e postar": the displayed amount was received. */
  EncomendaRecebida: { codigo: string; recebimento: Recebimento };
  /** A later event of the parcel was recorded, with its data. */
  EncomendaMovida: { codigo: string; evento: NovoEvento };
};
