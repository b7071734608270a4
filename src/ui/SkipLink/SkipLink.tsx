import './SkipLink.css';
import { t } from '../../words/t';

/** First tab stop: skips the header. */
export function SkipLink() {
  return (
    <a className="it-skip-link" href="#conteudo">
      {t('Pular para o conteúdo')}
    </a>
  );
}
