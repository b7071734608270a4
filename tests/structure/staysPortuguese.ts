/** Files whose texts stay Portuguese, by what they are for (ADR 110). */
const PORTUGUESE: readonly RegExp[] = [
  // The book's own pages.
  /^src\/ui\/(foundations|guide|docs|examples)\//,
  /\/[sS]ample[A-Z]\w*\.tsx?$/,
  // Screens of staff, and the drivers' at the door.
  /^src\/ui\/(BrandPreview|CoachEditor|SideNavigation|DataTable|ReportTile|BarChart|Shortcuts|CodeScanner)\//,
  /^src\/features\/bilhetes\/embarque\//,
  /^src\/features\/compra\/balcao\//,
  /^src\/features\/pagamento\/externo\//,
  /^src\/features\/viagens\/informacao\/(OperacaoForm|PainelOperacao)\.tsx$/,
  /^src\/ui\/EmptyCatalogue\//,
  /^src\/domain\/(bilhetes\/portaDigitada|compra\/poltronaDigitada|empresa\/grupo\/textoDoGrupo)\.ts$/,
  /^src\/domain\/pagamento\/(cobrancaExterna|formulariosPagamentoSchema)\.ts$/,
  /^src\/domain\/viagens\/(operacaoViagem(Schema)?|plantaOnibus|tarifas\/(composeTarifa|falhasDaRegra)|trocaOnibus\/textosMudanca)\.ts$/,
  // Names: of the company, of its letters, of keys, of the ways of a purchase before they are said.
  /^src\/ui\/(brand\/BrandContext|theme\/tokens|PriceCalendar\/dayWalk)\.ts$/,
  /^src\/(domain\/compra\/sentidos\/palavrasTrecho\.ts|features\/compra\/pagamento\/CartaoQuadro\.tsx)$/,
  // Names: of wallets.
  /^src\/domain\/pagamento\/carteira\.ts$/,
  // Names again: of a holiday by which the library tells it, of states, of card brands, of browsers and systems, of groups of staff, and of parts of an address.
  /^src\/domain\/(base\/estados|pagamento\/(cartao|boleto\/diaUtilBancario)|conta\/nomeDispositivo|sessao\/grupos)\.ts$/,
  /^src\/domain\/compra\/(linkDaCompra|parseCompra)\.ts$/,
  // Titles of the pages of staff among those of travellers; the provider's errors, which are English as they come.
  /^src\/domain\/(base\/(rotas|mensagens)|conta\/senha)\.ts$/,
  // The mask of a number, which staff see; the examples by which WhatsApp judges a template.
  /^src\/domain\/(base\/mascaras|avisos\/modelos)\.ts$/,
  // The words of a question that the search of the help passes over; what no parcel may hold, as all of parcels.
  /^src\/domain\/empresa\/(buscaAjuda|conteudo\/encomendasProibidas)\.ts$/,
  // The assistant converses in Portuguese, and the staff in its place.
  /^src\/domain\/chatbot\/(dias|escrita|falaSchema|horas|lugares|palavrasComuns|pessoas)\.ts$/,
  /^src\/features\/chatbot\/(BalaoView|textos)\.tsx?$/,
];

export const staysPortuguese = (file: string): boolean => PORTUGUESE.some((pattern) => pattern.test(file));
