import { $, browser } from '@wdio/globals';

/** Time of a finger or a mouse button between down and up, in which an error line may appear. */
const DOWN_MS = 200;

/**
 * Puts the caret into the field and presses the target with down, pause and up, at the place where it stood when the
 * press began. Returns 1 if the target was clicked, else 0; the click may have removed it.
 */
export async function pressFrom(field: ChainablePromiseElement, target: ChainablePromiseElement): Promise<number> {
  await target.scrollIntoView({ block: 'center' });
  await field.click();
  await browser.pause(100);
  await target.execute((element: HTMLElement) => {
    const { dataset } = document.documentElement;
    dataset.clicks = '0';
    const count = () => {
      dataset.clicks = String(Number(dataset.clicks) + 1);
    };
    element.addEventListener('click', count, { once: true });
  });
  await browser.action('pointer').move({ origin: target }).down().pause(DOWN_MS).up().perform();
  return browser.execute(() => Number(document.documentElement.dataset.clicks));
}

/** A button by its text. */
export const button = (text: string): ChainablePromiseElement => $(`//button[normalize-space(.)="${text}"]`);
