import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { lerEndereco, type VistaFechamento } from '../../domain/caixa/enderecos';
import { rotas } from '../../domain/rotas';
import { useEmit } from '../../events/useEmit';
import { Page } from '../../ui/Page/Page';
import { PageViews } from '../../ui/Page/PageViews';
import { Tabs } from '../../ui/Tabs/Tabs';
import { ContagemPage } from './ContagemPage';
import { Historico } from './Historico';
import { MeuCaixa } from './MeuCaixa';
import { RelatorioPage } from './RelatorioPage';

/** The till of an operator, from its opening to its report; and the history of tills. */
export function RelatorioFechamentoPage() {
  const { search } = useLocation();
  const vista = useMemo(() => lerEndereco(search), [search]);
  const view = 'id' in vista ? `${vista.tipo} ${vista.id}` : '';
  return (
    <PageViews view={view}>
      <Vista vista={vista} />
    </PageViews>
  );
}

function Vista({ vista }: { vista: VistaFechamento }) {
  if (vista.tipo === 'contagem') return <ContagemPage key={vista.id} id={vista.id} />;
  if (vista.tipo === 'relatorio') return <RelatorioPage key={vista.id} id={vista.id} />;
  return <Inicio filtro={vista.tipo === 'historico' ? vista.filtro : null} />;
}

function Inicio({ filtro }: { filtro: Parameters<typeof Historico>[0]['filtro'] | null }) {
  const emit = useEmit();
  return (
    <Page title={rotas.relatorioFechamento.titulo}>
      <Tabs
        label="Caixa"
        value={filtro === null ? 'caixa' : 'historico'}
        onChange={(id) => emit('FechamentosFiltrados', { filtro: id === 'historico' ? {} : null })}
        tabs={[
          { id: 'caixa', label: 'Meu caixa', content: <MeuCaixa /> },
          {
            id: 'historico',
            label: 'Histórico',
            // Begins anew with another filter, so that back and forward show what the address says.
            content: <Historico key={JSON.stringify({ ...filtro, pagina: undefined })} filtro={filtro ?? {}} />,
          },
        ]}
      />
    </Page>
  );
}
