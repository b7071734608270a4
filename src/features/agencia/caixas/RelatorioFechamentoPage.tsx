import { type ComponentType, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readEndereco, type VistaFechamento } from '../../../domain/agencia/caixa/enderecos';
import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { Page } from '../../../ui/Page/Page';
import { PageViews } from '../../../ui/Page/PageViews';
import { Tabs } from '../../../ui/Tabs/Tabs';
import type { HistoricoProps } from './Historico';
import { MeuCaixa, type MeuCaixaProps } from './MeuCaixa';

/** Other views of the page; loaded after the current till. */
export interface PartesFechamento extends MeuCaixaProps {
  Contagem: ComponentType<{ id: string }>;
  Relatorio: ComponentType<{ id: string }>;
  Historico: ComponentType<HistoricoProps>;
}

/** An operator's till from opening to report, and the history of tills. */
export function RelatorioFechamentoPage(partes: PartesFechamento) {
  const { search } = useLocation();
  const vista = useMemo(() => readEndereco(search), [search]);
  const view = 'id' in vista ? `${vista.tipo} ${vista.id}` : '';
  return (
    <PageViews view={view}>
      <Vista vista={vista} partes={partes} />
    </PageViews>
  );
}

function Vista({ vista, partes }: { vista: VistaFechamento; partes: PartesFechamento }) {
  const { Contagem, Relatorio } = partes;
  if (vista.tipo === 'contagem') return <Contagem key={vista.id} id={vista.id} />;
  if (vista.tipo === 'relatorio') return <Relatorio key={vista.id} id={vista.id} />;
  return <Inicio filtro={vista.tipo === 'historico' ? vista.filtro : null} partes={partes} />;
}

interface InicioProps {
  filtro: HistoricoProps['filtro'] | null;
  partes: PartesFechamento;
}

function Inicio({ filtro, partes: { Abertura, Historico, Lancamento } }: InicioProps) {
  const emit = useEmit();
  return (
    <Page title={rotas.relatorioFechamento.titulo}>
      <Tabs
        label="Caixa"
        value={filtro === null ? 'caixa' : 'historico'}
        onChange={(id) => emit('FechamentosFiltrados', { filtro: id === 'historico' ? {} : null })}
        tabs={[
          { id: 'caixa', label: 'Meu caixa', content: <MeuCaixa Abertura={Abertura} Lancamento={Lancamento} /> },
          {
            id: 'historico',
            label: 'Histórico',
            // Resets with another filter, so that back and forward match the address.
            content: <Historico key={JSON.stringify({ ...filtro, pagina: undefined })} filtro={filtro ?? {}} />,
          },
        ]}
      />
    </Page>
  );
}
