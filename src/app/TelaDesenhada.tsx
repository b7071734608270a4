import { rotaDaTela, type NomeTela } from '../domain/aplicativo/telas';
import { faixaModelo, TITULO_DA_BUSCA, viagemModelo } from '../domain/aplicativo/modeloPagina';
import { palavrasTelas } from '../domain/aplicativo/palavrasTelas';
import type { EtapaComTela } from '../domain/compra/fases/etapaDoLink';
import { type NomeRota, rotas } from '../domain/base/rotas';
import { AberturaDaCompra } from '../features/compra/AberturaDaCompra';
import { Page } from '../ui/Page/Page';
import { Skeleton } from '../ui/Skeleton/Skeleton';
import { LoadingPage } from './loading/LoadingPage';
import { t, translated } from '../words/t';

/** A step of the purchase, by its drawn page. */
const etapas: Partial<Record<NomeTela, EtapaComTela>> = {
  comprarViagem: 'poltronas',
  'comprarViagem-passageiros': 'passageiros',
  'comprarViagem-pagamento': 'pagamento',
};

/** Titles and introductions that the pages have beside those of the table of routes. */
const cabecalhos: Partial<Record<NomeRota, { titulo?: string; lede?: string }>> = {
  resultadoBusca: { titulo: TITULO_DA_BUSCA },
  informacaoViagem: { titulo: viagemModelo.titulo, lede: viagemModelo.saida },
  minhaConta: { lede: palavrasTelas.minhaConta },
};

/** The heading of a drawn page, in the active language, or the place that the server fills in. */
export const tituloDaTela = (tela: NomeTela): string => {
  const nome = rotaDaTela(tela);
  return translated(cabecalhos[nome]?.titulo ?? rotas[nome].titulo);
};

/** A page as the build draws it: its placeholder, with what is known of the page before anybody has come. */
export function TelaDesenhada({ tela }: { tela: NomeTela }) {
  const nome = rotaDaTela(tela);
  const etapa = etapas[tela];
  if (etapa) return <AberturaDaCompra etapa={etapa} faixa={[faixaModelo]} />;
  const lede = cabecalhos[nome]?.lede;
  if (lede === undefined && nome !== 'minhasViagens')
    return <LoadingPage {...rotas[nome]} titulo={tituloDaTela(tela)} />;
  return (
    <Page title={tituloDaTela(tela)} lede={lede && translated(lede)} focusTitle={false}>
      {nome === 'minhasViagens' && <p>{translated(palavrasTelas.minhasViagens)}</p>}
      <Skeleton label={t('Carregando página')} shape="card" count={6} />
    </Page>
  );
}
