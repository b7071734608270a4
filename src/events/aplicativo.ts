/** Events of the app itself: start, links, installation, versions, network, width and messages. */
export type AplicativoEvents = {
  /** The app was painted; workflows may start. */
  AppIniciado: undefined;
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
  ToastDispensado: { id: string };
  /** "Tentar novamente" on the communication alert: the failed workflow retries. */
  NovaTentativaPedida: undefined;
  /** The communication alert was dismissed without a retry. */
  AlertaDispensado: undefined;
  /** The page came back from the back-forward cache, as it was left; the session may have ended since. */
  PaginaRestaurada: { path: string };
  /** The browser went offline or online. */
  ConexaoMudada: { online: boolean };
};
