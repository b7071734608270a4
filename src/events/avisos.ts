import type { NovoAlerta } from '../domain/wire/avisos/alertasDePreco';
import type { NovaEspera } from '../domain/wire/avisos/listaDeEspera';

/** Events of reminders and notices. */
export type AvisosEvents = {
  /** A bought ticket is on screen. avisosAparelho checks whether this device can receive notices. */
  AvisosAbertos: undefined;
  /** Notices on this device were accepted: the browser or system asks for permission. */
  AvisosAceitos: undefined;
  /** The offer was dismissed; it stays available on the account page. */
  AvisosDispensados: undefined;
  /** Notices of a device were turned off; of this one when null. */
  AvisosDesligados: { dispositivo: string | null };
  /** Reminders by e-mail were turned on or off. */
  LembretesEscolhidos: { email: boolean };
  /** A reminder's unsubscribe link was followed. */
  LembretesRecusados: { codigo: string };
  /** "Avise-me se abrir vaga" on a sold-out trip. listaDeEspera opens the wait. */
  EsperaPedida: { trecho: NovaEspera };
  /** "Não avisar mais". listaDeEspera ends the wait. */
  EsperaDesistida: { trecho: NovaEspera; id: string };
  /** "Avise-me quando o preço baixar" on a day of a search. alertasDePreco opens the alert. */
  AlertaPedido: { busca: NovoAlerta };
  /** "Não avisar mais" of a price alert. alertasDePreco ends it. */
  AlertaDesistido: { busca: NovoAlerta; id: string };
};
