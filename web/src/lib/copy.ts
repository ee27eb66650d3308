/** Put a text where it can be pasted; false where the browser does not let us (no HTTPS, or not allowed). */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
