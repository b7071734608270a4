import './SkipLink.css';

/** First tab stop: skips the header. */
export function SkipLink() {
  return (
    <a className="it-skip-link" href="#conteudo">
      Pular para o conteúdo
    </a>
  );
}
