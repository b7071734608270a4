import type { BilheteArquivo } from './bilheteArquivo';

/** Events of the device: deep links, notices, installation, new versions, width. Part of the catalogue. */
export type DeviceEvents = {
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

  /** "Imprimir": prints the page, or in the mobile app the ticket's file. Handled by imprimir. */
  ImpressaoPedida: { bilhete: BilheteArquivo | null };

  /** "Instalar agora" was pressed. instalarAplicativo opens the browser's prompt. */
  InstalacaoPedida: undefined;
  /** The browser's install state changed. */
  InstalacaoMudou: undefined;

  /** A link opened the running mobile app. abrirDeepLink resolves it. */
  LinkAberto: { link: string };
  /** A notice was pressed; `link` is its internal page. abrirDeepLink navigates to it. */
  AvisoAberto: { link: string };
  /** The confirmation to leave for a deep link was answered. */
  LinkConfirmado: undefined;
  LinkRecusado: undefined;
  /** The server has a newer version of the app. */
  VersaoNovaVista: undefined;
  /** "Atualizar": loads the newer version now. */
  AtualizacaoPedida: undefined;
  /** "Depois": the newer version waits for the next page load. */
  AtualizacaoAdiada: undefined;
  /** The width crossed 960 px (spec §2); `responsivo` is true below it. */
  LarguraCruzada: { responsivo: boolean };
};
