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
import { activeWords } from '../../../words/active';
import { PORTUGUESE } from '../../../words/language';
import { t, translated } from '../../../words/t';

export interface DeclaracaoPageProps {
  title: string;
  declaracao: Declaracao;
  /** A legal text: its translations say that the Portuguese one counts. */
  juridica?: boolean;
}

/** A statement of the company: its parts, the day of its last review, and the way to whoever answers for it. */
export function DeclaracaoPage({ title, declaracao, juridica = false }: DeclaracaoPageProps) {
  const { revisada, partes } = declaracao;
  const resumo = translated(declaracao.resumo);
  return (
    <Page title={title} description={resumo} lede={resumo}>
      <Stack gap={6}>
        {juridica && activeWords().language !== PORTUGUESE && (
          <p>{t('Em caso de dúvida, vale o texto em português.')}</p>
        )}
        {partes.map(({ titulo, textos, pontos = [] }) => (
          <section key={titulo}>
            <Stack gap={3}>
              <Heading level={2} size="lg">
                {translated(titulo)}
              </Heading>
              <Prose>
                {textos.map((texto) => (
                  <p key={texto}>{translated(texto)}</p>
                ))}
                {pontos.length > 0 && (
                  <ul>
                    {pontos.map((ponto) => (
                      <li key={ponto}>{translated(ponto)}</li>
                    ))}
                  </ul>
                )}
              </Prose>
            </Stack>
          </section>
        ))}
        <Text tone="quiet" size="sm">
          {t('Revisada em {dia}.', { dia: formatDia(revisada) })}
        </Text>
        <Inline>
          <LinkButton href={rotas.atendimentoAjuda.path}>{translated(rotas.atendimentoAjuda.titulo)}</LinkButton>
          <LinkButton variant="secondary" href={rotas.minhaConta.path}>
            {translated(rotas.minhaConta.titulo)}
          </LinkButton>
        </Inline>
      </Stack>
    </Page>
  );
}
