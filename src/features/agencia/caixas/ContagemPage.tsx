import { useState } from 'react';
import { ENDERECO_CAIXA, enderecoRelatorio } from '../../../domain/agencia/caixa/enderecos';
import { rotas } from '../../../domain/base/rotas';
import type { Caixa } from '../../../domain/wire/agencia/caixas';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Page } from '../../../ui/Page/Page';
import { Contagem } from './Contagem';
import { Fechar } from './Fechar';
import { UmCaixa } from './UmCaixa';

const trail = [{ label: rotas.relatorioFechamento.titulo, href: ENDERECO_CAIXA }];

/** Counts a drawer and closes its till. */
export function ContagemPage({ id }: { id: string }) {
  return (
    <Page title="Fechar caixa" above={<Breadcrumbs trail={trail} current="Fechar caixa" />}>
      <UmCaixa id={id}>{(caixa) => <Passos caixa={caixa} />}</UmCaixa>
    </Page>
  );
}

function Passos({ caixa }: { caixa: Caixa }) {
  // A discarded count stays hidden until the next one.
  const [descartada, setDescartada] = useState<string | null>(null);
  const { contagem, pode, estado } = caixa;
  if (!pode.contar) {
    return (
      <EmptyState
        title="Este caixa já foi fechado"
        action={<LinkButton href={enderecoRelatorio(caixa.id)}>Ver o relatório</LinkButton>}
      >
        Nada mais muda nele.
      </EmptyState>
    );
  }
  if (contagem === null || contagem.id === descartada) {
    return <Contagem caixaId={caixa.id} pausa={estado === 'aberto'} />;
  }
  return <Fechar key={contagem.id} caixa={caixa} contagem={contagem} onRecontar={() => setDescartada(contagem.id)} />;
}
