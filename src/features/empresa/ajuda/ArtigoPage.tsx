import { toAjudaLink } from '../../../domain/empresa/ajudaLinks';
import { artigosAjuda } from '../../../domain/empresa/conteudo/ajuda';
import { categoriasAjuda, type ArtigoAjuda } from '../../../domain/empresa/conteudo/artigoAjuda';
import { rotas } from '../../../domain/base/rotas';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { Card } from '../../../ui/Card/Card';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Page } from '../../../ui/Page/Page';
import { Stack } from '../../../ui/Stack/Stack';
import { LinkList } from '../../../ui/List/LinkList';
import { List } from '../../../ui/List/List';
import { Prose } from '../../../ui/Prose/Prose';
import { Canais } from './Canais';
import { t, translated } from '../../../words/t';

const MAXIMO_DESCRICAO = 150;

/** One help article at its own address. */
export function ArtigoPage({ artigo }: { artigo: ArtigoAjuda }) {
  const { corpo, categoria, link } = artigo;
  const titulo = translated(artigo.titulo);
  const trail = [{ label: translated(rotas.atendimentoAjuda.titulo), href: rotas.atendimentoAjuda.path }];
  const outros = artigosAjuda.filter((outro) => outro.categoria === categoria && outro !== artigo);
  return (
    <Page title={titulo} description={resumir(artigo)} above={<Breadcrumbs trail={trail} current={titulo} />}>
      <Stack gap={6}>
        <Prose>
          {corpo.map((bloco, i) =>
            typeof bloco === 'string' ? (
              <p key={i}>{translated(bloco)}</p>
            ) : (
              <List key={i} marker="number">
                {bloco.passos.map((passo) => (
                  <li key={passo}>{translated(passo)}</li>
                ))}
              </List>
            ),
          )}
          {link && (
            <div>
              <LinkButton href={link.href}>{translated(link.texto)}</LinkButton>
            </div>
          )}
        </Prose>
        {outros.length > 0 && (
          <Card
            title={t('Mais sobre {categoria}', { categoria: translated(categoriasAjuda[categoria]).toLowerCase() })}
          >
            <LinkList
              links={outros.map(({ id, titulo: label }) => ({
                id,
                label: translated(label),
                href: toAjudaLink({ artigo: id }),
              }))}
            />
          </Card>
        )}
        <Canais />
      </Stack>
    </Page>
  );
}

/** The beginning of an article, cut at a word. */
function resumir({ corpo }: ArtigoAjuda): string {
  const [first = ''] = corpo.flatMap((bloco) =>
    typeof bloco === 'string' ? [translated(bloco)] : [bloco.passos.map(translated).join(' ')],
  );
  return first.length <= MAXIMO_DESCRICAO ? first : `${first.slice(0, first.lastIndexOf(' ', MAXIMO_DESCRICAO))}…`;
}
