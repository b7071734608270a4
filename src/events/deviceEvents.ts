import type { BilheteArquivo } from './bilheteArquivo';

/** What the device says: links that open the app, notices, installing, a newer version, its width. Part of the catalogue. */
export type DeviceEvents = {
  /** A ticket just bought is on screen. avisosAparelho looks whether this device can be told of the trip. */
  AvisosAbertos: undefined;
  /** This device is to be told of trips: the browser or the system asks. */
  AvisosAceitos: undefined;
  /** Not now, and not again on this device unless on the account page. */
  AvisosDispensados: undefined;
  /** A device is told no more; without one, this one. */
  AvisosDesligados: { dispositivo: string | null };
  /** Reminders by e-mail are wanted, or not. */
  LembretesEscolhidos: { email: boolean };
  /** Who followed the link of a reminder wants no more of them. */
  LembretesRecusados: { codigo: string };

  /** "Imprimir": the page, or in the mobile app the ticket's file. imprimir does it. */
  ImpressaoPedida: { bilhete: BilheteArquivo | null };

  /** "Instalar agora" was pressed. instalarAplicativo lets the browser ask. */
  InstalacaoPedida: undefined;
  /** The browser offers to install the app, or has done so. */
  InstalacaoMudou: undefined;

  /** A link opened the running mobile app. abrirDeepLink leads there. */
  LinkAberto: { link: string };
  /** A notice on the telephone was pressed: the page of ours that it leads to. abrirDeepLink leads there. */
  AvisoAberto: { link: string };
  /** The question whether to leave for the link was answered. */
  LinkConfirmado: undefined;
  LinkRecusado: undefined;
  /** The server has a newer version of the pages than this one. */
  VersaoNovaVista: undefined;
  /** "Atualizar": the person wants the newer version now. */
  AtualizacaoPedida: undefined;
  /** "Depois": not before the page is loaded anew anyway. */
  AtualizacaoAdiada: undefined;
  /** The width crossed 960 px (spec §2). */
  LarguraCruzada: { responsivo: boolean };
};
