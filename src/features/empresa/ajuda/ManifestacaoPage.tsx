import { PRAZO_RESPOSTA_DIAS } from '../../../domain/empresa/manifestacao';
import { rotas } from '../../../domain/base/rotas';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { Page } from '../../../ui/Page/Page';
import { CartaRegistrada } from './CartaRegistrada';
import { ManifestacaoForm } from './ManifestacaoForm';
import { useCarta } from './useCarta';
import { t, translated } from '../../../words/t';

/** Contact form for complaints, questions and praise; each message gets a protocol. */
export function ManifestacaoPage() {
  const valor = useCarta();
  const titulo = t('Escreva para a gente');
  const trail = [{ label: translated(rotas.atendimentoAjuda.titulo), href: rotas.atendimentoAjuda.path }];
  return (
    <Page
      title={titulo}
      width="form"
      above={<Breadcrumbs trail={trail} current={titulo} />}
      lede={t('Você recebe um protocolo na hora e a resposta em até {n} dias.', { n: PRAZO_RESPOSTA_DIAS })}
    >
      {valor ? <CartaRegistrada carta={valor} /> : <ManifestacaoForm />}
    </Page>
  );
}
