import { formatDia } from '../../../domain/base/data';
import { rotas } from '../../../domain/base/rotas';
import type { Declaracao } from '../../../domain/empresa/conteudo/declaracao';
import { Inline } from '../../../ui/Inline/Inline';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Page } from '../../../ui/Page/Page';
import { Prose } from '../../../ui/Prose/Prose';
import { Stack } from '../../../ui/Stack/Stack';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';

export interface DeclaracaoPageProps {
  title: string;
  declaracao: Declaracao;
}

/** A statement of the company: its parts, the day of its last review, and the way to whoever answers for it. */
export function DeclaracaoPage({ title, declaracao: { resumo, revisada, partes } }: DeclaracaoPageProps) {
  return (
    <Page title={title} description={resumo} lede={resumo}>
      <Stack gap={6}>
        {partes.map(({ titulo, textos, pontos = [] }) => (
          <section key={titulo}>
            <Stack gap={3}>
              <Heading level={2} size="lg">
                {titulo}
              </Heading>
              <Prose>
                {textos.map((texto) => (
                  <p key={texto}>{texto}</p>
                ))}
                {pontos.length > 0 && (
                  <ul>
                    {pontos.map((ponto) => (
                      <li key={ponto}>{ponto}</li>
                    ))}
                  </ul>
                )}
              </Prose>
            </Stack>
          </section>
        ))}
        <Text tone="quiet" size="sm">
          Revisada em {formatDia(revisada)}.
        </Text>
        <Inline>
          <LinkButton href={rotas.atendimentoAjuda.path}>{rotas.atendimentoAjuda.titulo}</LinkButton>
          <LinkButton variant="secondary" href={rotas.minhaConta.path}>
            {rotas.minhaConta.titulo}
          </LinkButton>
        </Inline>
      </Stack>
    </Page>
  );
}
