import { useLocation } from 'react-router-dom';
import { palavrasTelas } from '../../../domain/aplicativo/palavrasTelas';
import { parsePainel } from '../../../domain/viagens/painel';
import { rotas } from '../../../domain/base/rotas';
import { Page } from '../../../ui/Page/Page';
import { AndamentoViagem, type AndamentoViagemProps } from './AndamentoViagem';
import { ConsultaViagem } from './ConsultaViagem';
import { PainelPartidas } from './PainelPartidas';
import { translated } from '../../../words/t';

export type InformacaoViagemPageProps = Pick<AndamentoViagemProps, 'Operacao'>;

/** Status of a departure, by its link or the day's board. */
export function InformacaoViagemPage({ Operacao }: InformacaoViagemPageProps) {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('viagem');
  const painel = parsePainel(search);
  if (id) return <AndamentoViagem key={id} id={id} Operacao={Operacao} />;
  if (painel) return <PainelPartidas key={search} consulta={painel} />;
  return (
    <Page title={translated(rotas.informacaoViagem.titulo)} lede={translated(palavrasTelas.informacaoViagem)}>
      <ConsultaViagem />
    </Page>
  );
}
